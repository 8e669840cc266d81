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
 * stays ticked. Links and what is typed into a line need no help. Into a text area with a text, which React
 * puts back as it was drawn, it is typed again.
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
      // React takes over what is around a discrete event at once; nobody listens to this one.
      const touch = new MouseEvent('auxclick', { bubbles: true });
      for (const [control] of [...presses, ...texts]) control.dispatchEvent(touch);
      for (const [area, text] of texts) {
        if (area.value === text) continue;
        // Past React, which has put its own setter before the element's, so that it sees a change.
        const { set } =
          Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
        set?.call(area, text);
        area.dispatchEvent(new Event('input', { bubbles: true }));
      }
      // Each in a task of its own, behind those that take over what was typed: it sees what they change.
      for (const [, press] of presses) setTimeout(press);
    });
  };
}
