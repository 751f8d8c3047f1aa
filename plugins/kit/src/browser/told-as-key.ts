/** Where a device notes as whom it is told by push: about nobody. Apart, because every page looks, and few need the rest. */
export const TOLD_AS_KEY = "told-as";
