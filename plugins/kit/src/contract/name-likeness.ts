/** The vowel 으 of Hangul, which is written where two consonants meet and said by nobody. */
const SILENT = "_";
/** The glide of 와, which stands for в or for a vowel. */
const GLIDE = "w";

const VOWELS = "aeiouOU_";

function isVowel(sound: string): boolean {
  return VOWELS.includes(sound);
}

const WEIGHT = { consonant: 1, vowel: 0.4, glide: 0.3, silent: 0.1 };

/**
 * The weight from which a word counts as no longer: one other consonant is another person in a long name too, though
 * it is a smaller part of it.
 */
const WEIGHT_LIMIT = 6.2;

/** How often people write one sound for another: 0 is always, 1 (0.4 for vowels) never. Each pair stands once. */
const MIXED: Record<string, number> = {
  // Vowels: each language of Korea's Mongolians hears them its own way.
  Oo: 0.1,
  OU: 0.1,
  Uu: 0,
  ou: 0.1,
  Ou: 0.1,
  Uo: 0.1,
  ae: 0.2,
  ao: 0.3,
  ei: 0.2,
  eo: 0.3,
  eO: 0.3,
  iU: 0.3,
  // Letters that are typed for each other.
  jz: 0.5,
  Cc: 0.4,
  Ss: 0.4,
  gh: 0.8,
  hk: 0.25,
  gk: 0.3,
  bv: 0.3,
  bp: 0.6,
  pf: 0.1,
  pv: 0.6,
  fv: 0.5,
  dt: 0.6,
  cz: 0.7,
  // Hangul, which tells less apart than the others.
  Rl: 0,
  Rr: 0,
  Jj: 0,
  Jz: 0,
  JC: 0.3,
  Jc: 0.3,
  JX: 0.3,
  Xc: 0,
  XC: 0,
  Xj: 0.5,
  Xz: 0.7,
  Zs: 0,
  ZS: 0,
  Xt: 0.7,
  Dd: 0,
  Dt: 0,
  Bb: 0,
  Bp: 0,
  Bv: 0.1,
  Bf: 0.1,
  Gg: 0,
  Gk: 0,
  Gh: 0.25,
  wv: 0.1,
  wb: 0.3,
  wu: 0.1,
  wo: 0.1,
  wU: 0.1,
  wO: 0.1,
};

/** How many consonants a word of `soundsOf` has. Few of them tell nobody apart. */
export function consonantsOf(sounds: string): number {
  return [...sounds].filter((sound) => !isVowel(sound) && sound !== GLIDE).length;
}

/**
 * How alike two words sound, from 0 to 1: 1 less the weighted edits between them. Takes what `soundsOf` gives. From .90 on
 * it is likely the same name, below .85 another one; what sounds alike in Hangul cannot be told apart.
 */
export function likeness(one: string, other: string): number {
  if (one === "" || other === "") return 0;
  return scoreOf(editCosts(one, other).at(-1) ?? 0, Math.max(weightOf(one), weightOf(other)));
}

/** How the beginning of a word sounds like a word that a bank cut off. */
export interface CutLikeness {
  /** From 0 to 1, for the best beginning. */
  score: number;
  /** Share of the whole word's weight that is left, from 0 to 1. */
  share: number;
}

/** The likeness of a word that was cut off at its end and the beginning of a whole one, both from `soundsOf`. */
export function cutLikeness(cut: string, whole: string): CutLikeness {
  // The last letter may be the half of a pair: K of KH, T of TS.
  const halves = /[ktsczdGD]$/.test(cut) ? [cut, cut.slice(0, -1)] : [cut];
  return halves
    .map((letters) => bestBeginning(letters, whole))
    .reduce((best, next) => (next.score > best.score ? next : best));
}

function bestBeginning(cut: string, whole: string): CutLikeness {
  const weights = runningWeights(whole);
  const [ofCut, ofWhole] = [weightOf(cut), weights.at(-1) ?? 0];
  let best: CutLikeness = { score: 0, share: 0 };
  editCosts(cut, whole).forEach((cost, length) => {
    const weight = weights[length] ?? 0;
    const score = scoreOf(cost, Math.max(ofCut, weight));
    if (score > best.score) best = { score, share: ofWhole === 0 ? 0 : weight / ofWhole };
  });
  return best;
}

function scoreOf(cost: number, weight: number): number {
  return weight === 0 ? 0 : Math.max(0, 1 - cost / Math.min(weight, WEIGHT_LIMIT));
}

function weightOf(sounds: string): number {
  let sum = 0;
  for (const sound of sounds) sum += soundWeight(sound);
  return sum;
}

/** The weight of each beginning, from none of the word to all of it. */
function runningWeights(sounds: string): number[] {
  const weights = [0];
  for (const sound of sounds) weights.push((weights.at(-1) ?? 0) + soundWeight(sound));
  return weights;
}

function soundWeight(sound: string): number {
  if (sound === SILENT) return WEIGHT.silent;
  if (sound === GLIDE) return WEIGHT.glide;
  return isVowel(sound) ? WEIGHT.vowel : WEIGHT.consonant;
}

/** What it costs to make `one` of each beginning of `other`, from none of it to all of it. */
function editCosts(one: string, other: string): number[] {
  const lacking = missingCosts(other);
  let row = [0];
  for (let at = 0; at < other.length; at += 1) row.push((row[at] ?? 0) + (lacking[at] ?? 0));
  for (const [at, surplus] of missingCosts(one).entries())
    row = nextRow(row, surplus, one.charCodeAt(at), other, lacking);
  return row;
}

/** One more sound of the first word: it is replaced, left out, or sounds of the other are put before it. */
function nextRow(row: number[], surplus: number, sound: number, other: string, lacking: number[]): number[] {
  const next = [(row[0] ?? 0) + surplus];
  for (let at = 0; at < other.length; at += 1) {
    const replaced = (row[at] ?? 0) + (REPLACING[sound * SIGNS + other.charCodeAt(at)] ?? 0);
    next.push(Math.min(replaced, (row[at + 1] ?? 0) + surplus, (next[at] ?? 0) + (lacking[at] ?? 0)));
  }
  return next;
}

/** Sounds are ASCII signs. */
const SIGNS = 128;

/** What it costs to replace one sound by another, for all of them: comparing names asks for it millions of times. */
const REPLACING = Float64Array.from({ length: SIGNS * SIGNS }, (_, pair) =>
  replacing(String.fromCharCode(Math.floor(pair / SIGNS)), String.fromCharCode(pair % SIGNS)),
);

function replacing(one: string, other: string): number {
  if (one === other) return 0;
  const mixed = MIXED[one + other] ?? MIXED[other + one];
  if (mixed !== undefined) return mixed;
  const vowels = Number(isVowel(one)) + Number(isVowel(other));
  if (vowels === 2) return one === SILENT || other === SILENT ? 0.1 : WEIGHT.vowel;
  return vowels === 1 ? 1.2 : WEIGHT.consonant;
}

/** What each sound costs when it is missing: a vowel costs little beside another and at the end, where it is often not said. */
function missingCosts(sounds: string): number[] {
  const costs: number[] = [];
  for (let at = 0; at < sounds.length; at += 1) costs.push(missingCost(sounds, at));
  return costs;
}

function missingCost(sounds: string, at: number): number {
  const sound = sounds.charAt(at);
  if (sound === SILENT) return 0.03;
  if (sound === GLIDE) return 0.2;
  if (!isVowel(sound)) return WEIGHT.consonant;
  if (at === sounds.length - 1) return 0.1;
  return (at > 0 && isVowel(sounds.charAt(at - 1))) || isVowel(sounds.charAt(at + 1)) ? 0.15 : 0.3;
}
