import type { ItemFormMessages } from './ItemForm.messages.tsx';

export const itemFormSv: Partial<ItemFormMessages> = {
  title: 'Ny betalning',
  amount: (amount) => `Belopp: ${amount}`,
  name: 'Namn',
  email: 'E-post',
  emailHint: 'Kvittot skickas till den här adressen.',
  chooseOne: 'Välj ett',
  invoiceHint: 'Om du har ett fakturanummer från den förra kongressen för detta, skriv det här.',
  noPrice: (contact) => (
    <>Det här har inget fast pris, så det går inte att betala här. Skriv till {contact}.</>
  ),
  fillIn: 'Fyll i det här.',
  notANumber: 'Skriv ett tal, till exempel 2.',
  addressWrong: 'Skriv en hel adress, som namn@example.com.',
  signInFirst: 'Logga in, så att vi vet vem det är för.',
  findMember: 'Sök den medlem som det är för.',
  choosePerson: 'Välj någon vars medlemskap tillåter det.',
  chooseWithoutToken: 'Välj någon som inte har en röstkod än.',
  hasToken: (name, payments) => (
    <>
      {name} har redan en röstkod och behöver bara en.
      {payments && <> Den finns bland {payments}.</>}
    </>
  ),
  yourPayments: 'dina betalningar',
  siteSelection:
    'Medlemmarna i den här kongressen väljer var Worldcon ska hållas ett senare år. Bara WSFS-medlemmar kan rösta, och alla som röstar betalar den här avgiften till den kongress som väljs.',
  siteSelectionSteps: [
    'Välj vem som röstar, och betala. Alla som röstar behöver en egen röstkod.',
    'Röstkoden kommer med e-post och visas bland dina betalningar.',
    'Ladda ner den personliga röstsedeln där, rangordna platserna och lämna in den.',
  ],
  back: 'Tillbaka till betalningarna',
};
