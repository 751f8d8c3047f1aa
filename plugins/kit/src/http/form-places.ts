import type { ApiError } from "../errors/api-error";
import type { Sender } from "../uploads/sender";
import { uploadsBusy } from "../uploads/uploads-busy";

export interface FormPlacesOptions {
  /** Forms being read or worked on at once, in all and of one account. */
  most: number;
  mostOfAccount: number;
  /** Forms that wait to be read, in all and of one account, and how long each may, in ms, also for its own account. */
  waiting: number;
  waitingOfAccount: number;
  waitMs: number;
  /** What all forms together may hold in memory. */
  bytes: number;
}

/** A form that is being read or worked on. */
export interface FormPlace {
  /** Counts bytes that have arrived and are held. May end any form's reading, this one's included, through its `end`. */
  hold(bytes: number): void;
  /** The body has arrived whole: from here on the form is not ended. */
  complete(): void;
  /** Gives the place and its bytes back; a second time does nothing. */
  leave(): void;
}

interface Place {
  account: string;
  bytes: number;
  reading: boolean;
  end: (refusal: ApiError) => void;
}

interface Waiting {
  sender: Sender;
  admit: () => void;
  refuse: (reason: unknown) => void;
}

/**
 * Bounds what the forms of all senders take at once. A form that finds no place waits with its body unread, so that it takes no
 * memory; the next one to be read is of the account that has the fewest. Where the forms come to hold too many bytes, the account
 * that holds the most loses the largest one that is still arriving: whoever sends little is not refused for the others' sake.
 */
export class FormPlaces {
  private readonly places = new Set<Place>();
  private readonly waiting: Waiting[] = [];

  constructor(private readonly options: FormPlacesOptions) {}

  /**
   * Waits for a place. `end` is called when the form has to be given up while it is read. 429 `uploads_busy` when the account has
   * too many waiting, 503 when all have, or when it waited too long, for others or in all, both with `Retry-After`; rejects with
   * the signal's reason.
   */
  enter(sender: Sender, end: (refusal: ApiError) => void): Promise<FormPlace> {
    const { account, signal, wait } = sender;
    if (signal.aborted) return Promise.reject(signal.reason);
    if (this.mayStart(account)) return Promise.resolve(this.admit(account, end));
    const { waiting, waitingOfAccount, waitMs } = this.options;
    if (this.waiting.filter((other) => other.sender.account === account).length >= waitingOfAccount) {
      return Promise.reject(uploadsBusy(429));
    }
    if (this.waiting.length >= waiting) return Promise.reject(uploadsBusy(503));
    return new Promise((resolve, reject) => {
      const settle = () => {
        this.waiting.splice(this.waiting.indexOf(entry), 1);
        clearTimeout(timer);
        signal.removeEventListener("abort", abort);
        wait.pause();
      };
      const refuse = (reason: unknown) => {
        settle();
        reject(reason);
      };
      const abort = () => refuse(signal.reason);
      const timer = setTimeout(() => refuse(uploadsBusy(503)), waitMs);
      const admit = () => {
        settle();
        resolve(this.admit(account, end));
      };
      const entry: Waiting = { sender, admit, refuse };
      signal.addEventListener("abort", abort, { once: true });
      this.waiting.push(entry);
      this.countWaits();
    });
  }

  private admit(account: string, end: (refusal: ApiError) => void): FormPlace {
    const place: Place = { account, bytes: 0, reading: true, end };
    this.places.add(place);
    return {
      hold: (bytes) => {
        place.bytes += bytes;
        this.shed();
      },
      complete: () => {
        place.reading = false;
      },
      leave: () => {
        if (this.places.delete(place)) this.startNext();
      },
    };
  }

  private mayStart(account: string): boolean {
    return this.places.size < this.options.most && !this.isHeldByOwn(account);
  }

  private isHeldByOwn(account: string): boolean {
    return this.of(account).length >= this.options.mostOfAccount;
  }

  private startNext(): void {
    const next = this.waiting
      .filter(({ sender }) => this.mayStart(sender.account))
      .sort((a, b) => this.of(a.sender.account).length - this.of(b.sender.account).length)[0];
    next?.admit();
    this.countWaits();
  }

  /** Who waits for others has less time left; who waits for the own account's forms has not. */
  private countWaits(): void {
    for (const { sender, refuse } of this.waiting) {
      if (this.isHeldByOwn(sender.account)) sender.wait.pause();
      else sender.wait.run(() => refuse(uploadsBusy(503)));
    }
  }

  private of(account: string): Place[] {
    return [...this.places].filter((place) => place.account === account);
  }

  private shed(): void {
    const sum = (places: Iterable<Place>) => [...places].reduce((total, { bytes }) => total + bytes, 0);
    while (sum(this.places) > this.options.bytes) {
      const heaviest = [...this.places]
        .filter(({ reading }) => reading)
        .sort((a, b) => sum(this.of(b.account)) - sum(this.of(a.account)) || b.bytes - a.bytes)[0];
      if (!heaviest) return;
      heaviest.reading = false;
      heaviest.bytes = 0;
      heaviest.end(uploadsBusy(503));
    }
  }
}
