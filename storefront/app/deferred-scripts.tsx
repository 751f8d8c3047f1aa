import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import { Scripts } from "react-router";

/**
 * The router's `<Scripts>`, fetched when the page has loaded or somebody presses something: a slow phone would otherwise load and run them
 * beside what a shopper waits for. The router has no setting for it. A browser neither fetches nor runs what is in a template.
 */
export function DeferredScripts({ nonce, children }: { nonce: string | undefined; children: ReactNode }) {
  // Called, not rendered, to reach its elements: the page's data, which may run at once, and scripts with the links that preload them.
  const elements = elementsOf(Scripts({ nonce }));
  if (elements.length === 0) return null;
  const isData = ({ type, props }: ReactElement) => type === "script" && props.type === undefined;
  return (
    <>
      {elements.filter(isData)}
      <template id="scripts">
        {/* In the browser they are not among its children. */}
        {import.meta.env.SSR ? [children, elements.filter((element) => !isData(element))] : null}
      </template>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant.
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? `(${runWhenLoaded})()` : "" }}
      />
    </>
  );
}

/** Runs in the page. */
function runWhenLoaded() {
  const template = document.getElementById("scripts") as HTMLTemplateElement;
  const run = () => document.body.append(template.content);
  for (const type of ["load", "pointerdown", "keydown"]) addEventListener(type, run, { once: true });
  // A picture that never comes does not keep the page from working. The template is empty the second time.
  setTimeout(run, 4000);
}

function elementsOf(node: ReactNode): ReactElement[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return [];
    return child.type === Fragment ? elementsOf(child.props.children) : [child];
  });
}
