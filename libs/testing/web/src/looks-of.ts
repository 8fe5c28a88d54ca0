/** The declarations of an element's pseudo-element, for an app that was rendered with its looks: jsdom computes none. */
export function looksOf(element: Element, pseudo: '::before' | '::after'): string {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  return rules
    .filter((rule): rule is CSSStyleRule => rule instanceof CSSStyleRule && rule.selectorText.endsWith(pseudo))
    .filter(({ selectorText }) => element.matches(selectorText.slice(0, -pseudo.length)))
    .map(({ style }) => style.cssText)
    .join(' ');
}
