import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  PaymentDialogFrame: {
    notFor: 'Anything but paying by card.',
    keys: keys.dialog,
    heard:
      "A dialog that says what is bought and for how much, the provider's fields, and at once what went wrong. It cannot be closed while a purchase is being sent.",
    does: ["Load it on demand, with the provider's own code."],
    donts: ['Close it while it is not known whether a purchase arrived.'],
  },
  ProviderStep: {
    notFor: 'Forms outside the payment dialog.',
    keys: keys.none,
    heard: 'Nothing of its own.',
    does: ['Put what a provider shows into it, one part below the other.'],
    donts: ['Put the total there: the dialog says it.'],
  },
  CardFields: {
    notFor: 'Fields of other forms.',
    keys: keys.text,
    heard: 'Nothing of its own; each field says its label.',
    does: ['Put number, date and code into it.'],
    donts: ['Put a field of a whole line into it without `WholeLine`.'],
  },
  WholeLine: {
    notFor: 'Fields outside `CardFields`.',
    keys: keys.none,
    heard: 'Nothing of its own.',
    does: ["Use it for the card's number."],
    donts: ['Use it for two fields.'],
  },
  HostedFields: {
    notFor: 'Fields of your own.',
    keys: keys.text,
    heard: "The provider's frame, which says its own labels.",
    does: ['Hold their place, so that nothing jumps when they come.'],
    donts: ["Style what is in a frame: give the provider the theme's colours."],
  },
  StepActions: {
    notFor: 'The buttons of a dialog, which are its `actions`.',
    keys: keys.button,
    heard: 'Nothing of its own.',
    does: ['Put the main button last.'],
    donts: ['Put more than two there.'],
  },
};
