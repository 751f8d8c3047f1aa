/** Two notes, an interval that is heard over a cold store's fans: their frequencies in Hz. */
const NOTES = [880, 1174];
/** Seconds of each note. */
const NOTE_SECONDS = 0.18;
const VOLUME = 0.25;

let audio: AudioContext | undefined;

/** Lets sounds be played: browsers allow them only after a first press on the page. Returns the end of the waiting. */
export function allowSoundAfterPress(): () => void {
  const allow = () => void resumeAudio();
  // Not `pointerdown`: of a finger it may be the beginning of a scroll, so browsers do not count it as a press.
  const presses = ["pointerup", "click", "keydown"] as const;
  for (const press of presses) window.addEventListener(press, allow);
  return () => {
    for (const press of presses) window.removeEventListener(press, allow);
  };
}

/** Plays the sound in answer to a press, which allows sounds if nothing has before. */
export async function tryOrderSound(): Promise<void> {
  await resumeAudio();
  playOrderSound();
}

async function resumeAudio(): Promise<void> {
  if (!("AudioContext" in window)) return;
  audio ??= new AudioContext();
  await audio.resume().catch(() => undefined);
}

/** Plays the sound of a new order, where the browser allows it. */
export function playOrderSound(): void {
  if (audio?.state !== "running") return;
  const begin = audio.currentTime;
  for (const [place, frequency] of NOTES.entries()) {
    const note = audio.createOscillator();
    const volume = audio.createGain();
    const from = begin + place * NOTE_SECONDS;
    note.frequency.value = frequency;
    // Fades, because a note that stops at once clicks.
    volume.gain.setValueAtTime(VOLUME, from);
    volume.gain.exponentialRampToValueAtTime(0.001, from + NOTE_SECONDS);
    note.connect(volume).connect(audio.destination);
    note.start(from);
    note.stop(from + NOTE_SECONDS);
  }
}
