import { type ReactNode, useId } from "react";
import { classes } from "./classes";

interface TabsProps<Name extends string> {
  /** Accessible name of the list of tabs. */
  label: string;
  tabs: readonly { name: Name; label: string }[];
  current: Name;
  onChoose: (name: Name) => void;
  /** The tabs fill the whole width on large screens too. */
  wide?: boolean;
  /** The chosen tab's content. */
  children: ReactNode;
}

/** Tabs that can be changed with the arrow keys. */
export function Tabs<Name extends string>({ label, tabs, current, onChoose, wide = false, children }: TabsProps<Name>) {
  const id = useId();
  const move = (step: number) => {
    const index = tabs.findIndex(({ name }) => name === current);
    const next = tabs[(index + step + tabs.length) % tabs.length];
    if (!next) return;
    onChoose(next.name);
    document.getElementById(`${id}-${next.name}`)?.focus();
  };
  return (
    <>
      <div role="tablist" aria-label={label} className="flex flex-wrap border-b border-paper-edge">
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-${tab.name}`}
            aria-selected={tab.name === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab.name === current ? 0 : -1}
            onClick={() => onChoose(tab.name)}
            onKeyDown={({ key }) => {
              if (key === "ArrowLeft") move(-1);
              if (key === "ArrowRight") move(1);
            }}
            className={classes(
              "-mb-px min-h-12 min-w-min max-w-full flex-1 border-b-[3px] px-2 font-display text-base font-medium transition-colors duration-quick md:px-6 md:text-title-s",
              !wide && "md:flex-none",
              tab.name === current ? "border-oxblood text-oxblood" : "border-transparent text-ink-soft hover:text-ink",
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  );
}
