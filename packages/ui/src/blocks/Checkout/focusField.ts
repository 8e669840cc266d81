const CHOICES = 'input:enabled, button:enabled';

/** The control of a name; of a group the one that is chosen, else the first that can be. */
const controlOf = (name: string): HTMLElement | null => {
  const named = document.getElementsByName(name)[0] ?? null;
  if (!(named instanceof HTMLFieldSetElement)) return named;
  return named.querySelector<HTMLElement>('input:checked') ?? named.querySelector(CHOICES);
};

/** Brings focus and view to the control of a name, opening what it is folded away in. */
export function focusField(name: string): void {
  const control = controlOf(name);
  const fold = control?.closest('details');
  if (fold) fold.open = true;
  control?.focus();
}
