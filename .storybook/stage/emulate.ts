/**
 * The original conditions of media rules for user preferences. Pages can't set preferences, so the rules are rewritten
 * to apply always.
 */
const originals = new WeakMap<CSSMediaRule, string>();

const makeImportant = (rules: CSSRuleList) => {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      for (const name of rule.style) {
        rule.style.setProperty(name, rule.style.getPropertyValue(name), 'important');
      }
    }
  }
};

function rewriteRules(rules: CSSRuleList, query: string, isOn: boolean) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const original = originals.get(rule) ?? rule.media.mediaText;
      if (original.includes(query)) {
        originals.set(rule, original);
        const wanted = isOn ? original.replaceAll(query, '(min-width: 0px)') : original;
        if (rule.media.mediaText !== wanted) {
          rule.media.mediaText = wanted;
          // These rules must override the forced styles of all other elements.
          if (isOn && query.includes('forced')) makeImportant(rule.cssRules);
        }
      }
    }
    if (rule instanceof CSSGroupingRule) rewriteRules(rule.cssRules, query, isOn);
  }
}

/**
 * Emulates a user preference by enabling or disabling the page's media rules.
 *
 * @param query The media query as in the rules: `(forced-colors: active)`.
 */
export function emulate(query: string, isOn: boolean) {
  for (const sheet of document.styleSheets) {
    try {
      rewriteRules(sheet.cssRules, query, isOn);
    } catch {
      // Style sheets from other origins can't be read. All of ours have the page's origin.
    }
  }
}
