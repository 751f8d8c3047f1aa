import type { ApiError } from "../errors/api-error";
import type { Sender } from "../uploads/sender";
import { uploadsBusy } from "../uploads/uploads-busy";

export interface FormPlacesOptions {
  /** Maximum number of active forms, in total and per account. */
  most: number;
  mostOfAccount: number;
  /**
   * Maximum number of waiting forms, in total and per account, and the maximum wait in ms, including the wait for forms
   * of the same account.
   */
  waiting: number;
  waitingOfAccount: number;
  waitMs: number;
  /** Most bytes that all forms together may hold in memory. */
  bytes: number;
}

/** The slot of an active form. */
export interface FormPlace {
  /** Counts received bytes. May cancel any form that is still being read, including this one, by its `end`. */
  hold(bytes: number): void;
  /** The body has arrived completely. From here on the form is not cancelled. */
  complete(): void;
  /** Releases the slot and its bytes; safe to call twice. */
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
 * Limits how many forms are active at once. A form without a slot waits with its body unread, so that it uses no
 * memory. The next one comes from the account with the fewest active forms. When all forms together hold too many
 * bytes, the account that holds the most loses its largest form that is still arriving, so that senders of small forms
 * are not affected.
 */
export class FormPlaces {
  private readonly places = new Set<Place>();
  private readonly waiting: Waiting[] = [];

  constructor(private readonly options: FormPlacesOptions) {}

  /**
   * Waits for a slot. `end` is called when the form must be cancelled while it is read. Rejects with 429 `uploads_busy`
   * when the account has too many waiting forms, with 503 when there are too many in total or the wait was too long,
   * both with `Retry-After`, and with the signal's reason when it is aborted.
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

  /**
   * Runs the wait budget of forms that wait for other accounts, and pauses it for forms that wait for their own
   * account.
   */
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
