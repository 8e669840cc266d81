/** What a reader can ask for that a page cannot set: the rules that answer to it are made to apply, or are left alone. */
const originals = new WeakMap<CSSMediaRule, string>();

const emphasise = (rules: CSSRuleList) => {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      for (const name of rule.style) {
        rule.style.setProperty(name, rule.style.getPropertyValue(name), 'important');
      }
    }
  }
};

function answer(rules: CSSRuleList, query: string, isOn: boolean) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const original = originals.get(rule) ?? rule.media.mediaText;
      if (original.includes(query)) {
        originals.set(rule, original);
        const wanted = isOn ? original.replaceAll(query, '(min-width: 0px)') : original;
        if (rule.media.mediaText !== wanted) {
          rule.media.mediaText = wanted;
          // They stand against what is forced on everything else.
          if (isOn && query.includes('forced')) emphasise(rule.cssRules);
        }
      }
    }
    if (rule instanceof CSSGroupingRule) answer(rule.cssRules, query, isOn);
  }
}

/**
 * Draws the page as for a reader with such a preference, by the rules of its own style sheets.
 *
 * @param query as it stands in the rules: `(forced-colors: active)`
 */
export function emulate(query: string, isOn: boolean) {
  for (const sheet of document.styleSheets) {
    try {
      answer(sheet.cssRules, query, isOn);
    } catch {
      // A sheet of another site cannot be read; none of ours is one.
    }
  }
}
