import type { ApiError } from "../errors/api-error";
import type { Sender } from "../uploads/sender";
import { uploadsBusy } from "../uploads/uploads-busy";

export interface FormSlotsOptions {
  /** Maximum number of active forms, in total and per account. */
  maxActive: number;
  maxActivePerAccount: number;
  /**
   * Maximum number of waiting forms, in total and per account, and the maximum wait in ms, including the wait for forms
   * of the same account.
   */
  maxWaiting: number;
  maxWaitingPerAccount: number;
  maxWaitMs: number;
  /** Most bytes that all forms together may hold in memory. */
  maxBytes: number;
}

/** The slot of an active form. */
export interface FormSlot {
  /** Counts received bytes. May cancel any form that is still being read, including this one, by its `cancel`. */
  addBytes(bytes: number): void;
  /** The body has arrived completely. From here on the form is not cancelled. */
  complete(): void;
  /** Releases the slot and its bytes; safe to call twice. */
  release(): void;
}

interface Slot {
  account: string;
  bytes: number;
  reading: boolean;
  cancel: (refusal: ApiError) => void;
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
export class FormSlots {
  private readonly slots = new Set<Slot>();
  private readonly waiting: Waiting[] = [];

  constructor(private readonly options: FormSlotsOptions) {}

  /**
   * Waits for a slot. `cancel` is called when the form must be cancelled while it is read. Rejects with 429
   * `uploads_busy`
   * when the account has too many waiting forms, with 503 when there are too many in total or the wait was too long,
   * both with `Retry-After`, and with the signal's reason when it is aborted.
   */
  acquire(sender: Sender, cancel: (refusal: ApiError) => void): Promise<FormSlot> {
    const { account, signal, wait } = sender;
    if (signal.aborted) return Promise.reject(signal.reason);
    if (this.mayStart(account)) return Promise.resolve(this.admit(account, cancel));
    const { maxWaiting, maxWaitingPerAccount, maxWaitMs } = this.options;
    if (this.waiting.filter((other) => other.sender.account === account).length >= maxWaitingPerAccount) {
      return Promise.reject(uploadsBusy(429));
    }
    if (this.waiting.length >= maxWaiting) return Promise.reject(uploadsBusy(503));
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
      const timer = setTimeout(() => refuse(uploadsBusy(503)), maxWaitMs);
      const admit = () => {
        settle();
        resolve(this.admit(account, cancel));
      };
      const entry: Waiting = { sender, admit, refuse };
      signal.addEventListener("abort", abort, { once: true });
      this.waiting.push(entry);
      this.updateWaitBudgets();
    });
  }

  private admit(account: string, cancel: (refusal: ApiError) => void): FormSlot {
    const slot: Slot = { account, bytes: 0, reading: true, cancel };
    this.slots.add(slot);
    return {
      addBytes: (bytes) => {
        slot.bytes += bytes;
        this.cancelLargest();
      },
      complete: () => {
        slot.reading = false;
      },
      release: () => {
        if (this.slots.delete(slot)) this.startNext();
      },
    };
  }

  private mayStart(account: string): boolean {
    return this.slots.size < this.options.maxActive && !this.isAccountFull(account);
  }

  private isAccountFull(account: string): boolean {
    return this.of(account).length >= this.options.maxActivePerAccount;
  }

  private startNext(): void {
    const next = this.waiting
      .filter(({ sender }) => this.mayStart(sender.account))
      .sort((a, b) => this.of(a.sender.account).length - this.of(b.sender.account).length)[0];
    next?.admit();
    this.updateWaitBudgets();
  }

  /**
   * Runs the wait budget of forms that wait for other accounts, and pauses it for forms that wait for their own
   * account.
   */
  private updateWaitBudgets(): void {
    for (const { sender, refuse } of this.waiting) {
      if (this.isAccountFull(sender.account)) sender.wait.pause();
      else sender.wait.run(() => refuse(uploadsBusy(503)));
    }
  }

  private of(account: string): Slot[] {
    return [...this.slots].filter((slot) => slot.account === account);
  }

  private cancelLargest(): void {
    const sum = (slots: Iterable<Slot>) => [...slots].reduce((total, { bytes }) => total + bytes, 0);
    while (sum(this.slots) > this.options.maxBytes) {
      const largest = [...this.slots]
        .filter(({ reading }) => reading)
        .sort((a, b) => sum(this.of(b.account)) - sum(this.of(a.account)) || b.bytes - a.bytes)[0];
      if (!largest) return;
      largest.reading = false;
      largest.bytes = 0;
      largest.cancel(uploadsBusy(503));
    }
  }
}
