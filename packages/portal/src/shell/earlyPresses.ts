declare global {
  interface Window {
    /** Stops holding presses, and does those that were held. Only where the server drew the page. */
    releasePresses?: () => void;
  }
}

/**
 * Runs in a page that the server drew, before anything else of it: holds what is pressed (and Enter in a
 * field) until the scripts are there, then does it in the same order. Without it such a press is lost.
 * What is pressed again, because nothing happened, is pressed once; what a draft has ticked meanwhile
 * stays ticked. Links and what is typed need no help.
 *
 * Only the function's own text is put into the page, so it refers to nothing outside.
 */
export function holdPresses(): void {
  const held = new Map<Element, () => void>();
  const hold = (event: Event, control: Element, press: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    if (!held.has(control)) held.set(control, press);
  };
  const onClick = (event: Event) => {
    const pressed = (event.target as Element).closest('button, label, input');
    const control = pressed instanceof HTMLLabelElement ? pressed.control : pressed;
    if (!(control instanceof HTMLButtonElement || control instanceof HTMLInputElement)) return;
    if (!['button', 'submit', 'checkbox', 'radio'].includes(control.type)) return;
    const state = () => ('checked' in control ? control.checked : control.ariaPressed);
    let seen: ReturnType<typeof state>;
    // While it is being pressed a box has its next state; afterwards it is as it was.
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
  window.releasePresses = () => {
    removeEventListener('click', onClick, true);
    removeEventListener('keydown', onKeyDown, true);
    const presses = [...held];
    held.clear();
    setTimeout(() => {
      // React takes over what is around a discrete event at once; nobody listens to this one.
      const touch = new MouseEvent('auxclick', { bubbles: true });
      for (const [control] of presses) control.dispatchEvent(touch);
      // Each in a task of its own, behind those that take over what was typed: it sees what they change.
      for (const [, press] of presses) setTimeout(press);
    });
  };
}
