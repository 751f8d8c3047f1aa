import { ApiError } from "./api-error";

export interface FormPlacesOptions {
  /** Forms being read or worked on at once, in all and of one account. */
  most: number;
  mostOfAccount: number;
  /** Forms that wait to be read, in all and of one account, and how long each may, in ms. */
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
  account: string;
  admit: () => void;
}

/** How long a refused sender should wait, in seconds. */
const RETRY_AFTER_S = "5";

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
   * too many waiting, 503 when all have or when it waited too long, both with `Retry-After`; rejects with the signal's reason.
   */
  enter(account: string, signal: AbortSignal, end: (refusal: ApiError) => void): Promise<FormPlace> {
    if (signal.aborted) return Promise.reject(signal.reason);
    if (this.mayStart(account)) return Promise.resolve(this.admit(account, end));
    const { waiting, waitingOfAccount, waitMs } = this.options;
    if (this.waiting.filter((other) => other.account === account).length >= waitingOfAccount) {
      return Promise.reject(busy(429));
    }
    if (this.waiting.length >= waiting) return Promise.reject(busy(503));
    return new Promise((resolve, reject) => {
      const settle = () => {
        this.waiting.splice(this.waiting.indexOf(entry), 1);
        clearTimeout(timer);
        signal.removeEventListener("abort", abort);
      };
      const abort = () => {
        settle();
        reject(signal.reason);
      };
      const timer = setTimeout(() => {
        settle();
        reject(busy(503));
      }, waitMs);
      const entry: Waiting = {
        account,
        admit: () => {
          settle();
          resolve(this.admit(account, end));
        },
      };
      signal.addEventListener("abort", abort, { once: true });
      this.waiting.push(entry);
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
    return this.places.size < this.options.most && this.of(account).length < this.options.mostOfAccount;
  }

  private startNext(): void {
    const next = this.waiting
      .filter(({ account }) => this.mayStart(account))
      .sort((a, b) => this.of(a.account).length - this.of(b.account).length)[0];
    next?.admit();
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
      heaviest.end(busy(503));
    }
  }
}

function busy(status: 429 | 503): ApiError {
  return new ApiError(status, "uploads_busy", { headers: { "Retry-After": RETRY_AFTER_S } });
}
