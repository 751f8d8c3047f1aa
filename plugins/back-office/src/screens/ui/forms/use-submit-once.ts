import { useRef } from "react";

/** The used part of a submit event. */
interface Submitted {
  preventDefault?: () => void;
}

/**
 * A form's submit that ignores calls while the previous one is running: presses before the button is disabled would
 * save the form several times. `submit` must not settle before the save does.
 */
export function useSubmitOnce<Event extends Submitted>(submit: (event?: Event) => Promise<void>) {
  const underWay = useRef(false);
  return async (event?: Event) => {
    // Also for ignored calls: the browser would submit the form itself.
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
