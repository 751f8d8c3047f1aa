import type { ApiError } from "../errors/api-error";
import type { Sender } from "../uploads/sender";
import { LAST, Turns } from "../uploads/turns";
import { uploadsBusy } from "../uploads/uploads-busy";

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

/**
 * Limits the forms that are active at once: 64, two of an account. A form without a slot waits with its body unread, so
 * that it uses no memory. When all forms together hold more than `maxBytes`, the account that holds the most loses its
 * largest form that is still arriving, so that senders of small forms are not affected.
 */
export class FormSlots {
  private readonly slots = new Set<Slot>();
  private readonly turns = new Turns({
    places: 64,
    perSender: 2,
    maxSenders: 50,
    maxWaitingPerSender: 20,
    refusal: uploadsBusy,
  });

  constructor(private readonly maxBytes: number) {}

  /**
   * Waits for a slot, and throws as `Turns` does. `cancel` is called when the form must be cancelled while it is read.
   */
  async acquire({ account, signal }: Sender, cancel: (refusal: ApiError) => void): Promise<FormSlot> {
    const end = await this.turns.take({ sender: account, rank: LAST, signal });
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
        this.slots.delete(slot);
        end();
      },
    };
  }

  private cancelLargest(): void {
    const sum = (slots: Slot[]) => slots.reduce((total, { bytes }) => total + bytes, 0);
    const held = (account: string) => sum([...this.slots].filter((slot) => slot.account === account));
    while (sum([...this.slots]) > this.maxBytes) {
      const largest = [...this.slots]
        .filter(({ reading }) => reading)
        .sort((a, b) => held(b.account) - held(a.account) || b.bytes - a.bytes)[0];
      if (!largest) return;
      largest.reading = false;
      largest.bytes = 0;
      largest.cancel(uploadsBusy(503));
    }
  }
}
