import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  PaymentDialogFrame: {
    notFor: 'Anything except card payments.',
    keys: keys.dialog,
    heard:
      "A dialog that shows what is bought and for how much, the provider's fields, and errors at once. It cannot be closed while a purchase is being sent.",
    does: ["Import it lazily, with the provider's own code."],
    donts: ['Close it while the outcome of a purchase is unknown.'],
  },
  ProviderStep: {
    notFor: 'Forms outside of the payment dialog.',
    keys: keys.none,
    heard: 'Nothing of its own.',
    does: ["Put the provider's parts into it, one below the other."],
    donts: ['Repeat the total: the dialog shows it.'],
  },
  CardFields: {
    notFor: 'Fields of other forms.',
    keys: keys.text,
    heard: 'Nothing of its own; each field has its label.',
    does: ['Put number, date and code into it.'],
    donts: ['Put a full-width field into it without `WholeLine`.'],
  },
  WholeLine: {
    notFor: 'Fields outside of `CardFields`.',
    keys: keys.none,
    heard: 'Nothing of its own.',
    does: ["Use it for the card's number."],
    donts: ['Use it for two fields.'],
  },
  HostedFields: {
    notFor: 'Fields of your own.',
    keys: keys.text,
    heard: "The provider's frame, which has labels of its own.",
    does: ['Reserve the height of the fields, so that nothing jumps when they load.'],
    donts: ["Style the content of a frame: pass the theme's colours to the provider."],
  },
  StepActions: {
    notFor: "The dialog's own buttons: use its `actions`.",
    keys: keys.button,
    heard: 'Nothing of its own.',
    does: ['Put the main button last.'],
    donts: ['Put more than two buttons into it.'],
  },
};
