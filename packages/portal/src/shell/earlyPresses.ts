declare global {
  interface Window {
    /** Stops holding presses and replays them. Defined only if the server rendered the page. */
    releasePresses?: () => void;
  }
}

/**
 * Runs in a server-rendered page before all other scripts. Holds presses (and Enter in a field) until
 * hydration, then replays them in order. Otherwise they would be lost. Repeated presses of one control
 * count once, and a box that a restored draft has changed in the meantime keeps its state. Links and text
 * fields work without help. React resets a text area that has a default text, so its content is typed
 * again.
 *
 * Only the function's source is inserted into the page, so it must not refer to anything outside.
 */
export function holdEarlyPresses(): void {
  const held = new Map<Element, () => void>();
  const hold = (event: Event, control: Element, press: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    if (!held.has(control)) held.set(control, press);
  };
  const typed = new Map<HTMLTextAreaElement, string>();
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLTextAreaElement) typed.set(target, target.value);
  };
  const onClick = (event: Event) => {
    const pressed = (event.target as Element).closest('button, label, input');
    const control = pressed instanceof HTMLLabelElement ? pressed.control : pressed;
    if (!(control instanceof HTMLButtonElement || control instanceof HTMLInputElement)) return;
    if (!['button', 'submit', 'checkbox', 'radio'].includes(control.type)) return;
    const state = () => ('checked' in control ? control.checked : control.ariaPressed);
    let seen: ReturnType<typeof state>;
    // A checkbox already has its new state during the click. `preventDefault` reverts it afterwards.
    setTimeout(() => (seen = state()));
    hold(event, control, () => {
      if (state() === seen) control.click();
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const field = event.target;
    if (event.key !== 'Enter' || event.isComposing || !(field instanceof HTMLInputElement)) return;
    hold(event, field, () => {
      const again = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
      if (!field.dispatchEvent(again)) return;
      const controls = [...(field.form?.elements ?? [])];
      const first = controls.find((control) => (control as HTMLButtonElement).type === 'submit');
      (first as HTMLButtonElement | undefined)?.click();
    });
  };
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKeyDown, true);
  addEventListener('input', onInput, true);
  window.releasePresses = () => {
    removeEventListener('click', onClick, true);
    removeEventListener('keydown', onKeyDown, true);
    removeEventListener('input', onInput, true);
    const presses = [...held];
    const texts = [...typed];
    held.clear();
    typed.clear();
    setTimeout(() => {
      // React hydrates the target of a discrete event at once. The portal has no listener for `auxclick`.
      const touch = new MouseEvent('auxclick', { bubbles: true });
      for (const [control] of [...presses, ...texts]) control.dispatchEvent(touch);
      for (const [area, text] of texts) {
        if (area.value === text) continue;
        // Use the native setter: React overrides the element's, and would not detect a change.
        const { set } =
          Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
        set?.call(area, text);
        area.dispatchEvent(new Event('input', { bubbles: true }));
      }
      // Each in its own task, after the tasks that hydrate the typed text, so that it uses the updated
      // state.
      for (const [, press] of presses) setTimeout(press);
    });
  };
}
