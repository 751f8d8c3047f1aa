import { useRef } from "react";

/** What is known of a submit's event. */
interface Submitted {
  preventDefault?: () => void;
}

/**
 * A form's submit that does nothing while the one before is on its way: presses that come before the button is disabled would
 * save the form several times. `submit` must not settle before the save does.
 */
export function useOneAtATime<Event extends Submitted>(submit: (event?: Event) => Promise<void>) {
  const underWay = useRef(false);
  return async (event?: Event) => {
    // Also of what is left out: the browser would send the form by itself.
    event?.preventDefault?.();
    if (underWay.current) return;
    underWay.current = true;
    try {
      await submit(event);
    } finally {
      underWay.current = false;
    }
  };
}
