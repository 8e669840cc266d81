const CHOICES = 'input:enabled, button:enabled';

/** Finds the control with a name; in a group the selected one, else the first enabled one. */
const controlOf = (name: string): HTMLElement | null => {
  const named = document.getElementsByName(name)[0] ?? null;
  if (!(named instanceof HTMLFieldSetElement)) return named;
  return named.querySelector<HTMLElement>('input:checked') ?? named.querySelector(CHOICES);
};

/** Focuses and scrolls to the control with a name, and opens the disclosure around it. */
export function focusField(name: string): void {
  const control = controlOf(name);
  const fold = control?.closest('details');
  if (fold) fold.open = true;
  control?.focus();
}
