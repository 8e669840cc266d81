import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  ItemForm: {
    notFor: 'Memberships, upgrades and day passes: they have forms of their own.',
    keys: keys.form,
    heard: 'The item and its price, who it is for, the fields of its category, and the checkout.',
    does: ["Describe the fields in the convention's configuration."],
    donts: ['Sell items without a fixed price: the form shows where to write instead.'],
  },
};
