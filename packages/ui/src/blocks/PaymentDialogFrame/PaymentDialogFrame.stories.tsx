import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Busy } from '../../primitives/Busy/Busy.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { LONG_NAME, subject, troubles } from '../../testing/purchases.ts';
import { dark, finnish, phone, rightToLeft } from '../../testing/stories.tsx';
import { type Anatomy, keys, type Usage } from '../../testing/usage.ts';
import { PaymentDialogFrame, type CardFormFrame } from './PaymentDialogFrame.tsx';
import { CardFields, HostedFields, ProviderStep, StepActions, WholeLine } from './ProviderStep.tsx';

const renderCardForm = ({ id, isDisabled }: CardFormFrame) => (
  <form id={id} onSubmit={(event) => event.preventDefault()}>
    <CardFields isDisabled={isDisabled}>
      <WholeLine>
        <TextField label="Card number" value="4242 4242 4242 4242" onChange={fn()} />
      </WholeLine>
      <TextField label="Expiry date (MM/YY)" value="12/34" onChange={fn()} />
      <TextField label="Security code (CVC)" value="123" onChange={fn()} />
    </CardFields>
  </form>
);
const authentication = (
  <ProviderStep>
    <p>Your bank asks you to confirm this payment.</p>
    <StepActions>
      <Button tone="primary">Approve the payment</Button>
      <Button>Refuse the payment</Button>
    </StepActions>
  </ProviderStep>
);

const meta = {
  component: PaymentDialogFrame,
  args: {
    subject,
    phase: { kind: 'card' },
    problem: null,
    sentPurchase: null,
    contactEmail: 'registration@example.com',
    onClose: fn(),
    payee: 'Dublin 2019',
    conventionName: 'Dublin 2019',
    renderCardForm,
    authentication,
  },
  parameters: {
    usage: {
      PaymentDialogFrame: {
        notFor: 'Anything except card payments.',
        keys: keys.dialog,
        screenReader:
          "A dialog that shows what is bought and for how much, the provider's fields, and errors at once. It cannot be closed while a purchase is being sent.",
        dos: ["Import it lazily, with the provider's own code."],
        donts: ['Close it while the outcome of a purchase is unknown.'],
      },
      ProviderStep: {
        notFor: 'Forms outside of the payment dialog.',
        keys: keys.none,
        screenReader: 'Nothing of its own.',
        dos: ["Put the provider's parts into it, one below the other."],
        donts: ['Repeat the total: the dialog shows it.'],
      },
      CardFields: {
        notFor: 'Fields of other forms.',
        keys: keys.text,
        screenReader: 'Nothing of its own; each field has its label.',
        dos: ['Put number, date and code into it.'],
        donts: ['Put a full-width field into it without `WholeLine`.'],
      },
      WholeLine: {
        notFor: 'Fields outside of `CardFields`.',
        keys: keys.none,
        screenReader: 'Nothing of its own.',
        dos: ["Use it for the card's number."],
        donts: ['Use it for two fields.'],
      },
      HostedFields: {
        notFor: 'Fields of your own.',
        keys: keys.text,
        screenReader: "The provider's frame, which has labels of its own.",
        dos: ['Reserve the height of the fields, so that nothing jumps when they load.'],
        donts: ["Style the content of a frame: pass the theme's colours to the provider."],
      },
      StepActions: {
        notFor: "The dialog's own buttons: use its `actions`.",
        keys: keys.button,
        screenReader: 'Nothing of its own.',
        dos: ['Put the main button last.'],
        donts: ['Put more than two buttons into it.'],
      },
    } satisfies Usage,
    anatomy: {
      story: 'AsksForTheCard',
      parts: [
        ['Summary', 'dl', 'What is bought, its recipient and the amount.'],
        ['Card', 'form fieldset', 'The provider’s own fields, in their frames.'],
        ['Assurance', '[role=dialog] p', 'Who is paid, and who sees the card.'],
        [
          'Pay',
          'footer button',
          'Repeats the amount and the seller. The dialog can’t be closed while it is sent.',
        ],
      ],
    } satisfies Anatomy,
  },
} satisfies Meta<typeof PaymentDialogFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsksForTheCard: Story = {};
export const CardFormLoading: Story = {
  args: {
    renderCardForm: () => (
      <ProviderStep>
        <Busy>Loading the card form</Busy>
        <HostedFields ref={null} />
      </ProviderStep>
    ),
  },
};
export const Sending: Story = { args: { phase: { kind: 'sending' }, sentPurchase: subject } };
export const Declined: Story = { args: { problem: troubles.declined } };
export const ProviderRefused: Story = { args: { problem: troubles.notStarted } };
export const BankRefused: Story = { args: { problem: troubles.notPaid } };
export const NotReceived: Story = { args: { problem: troubles.notReceived } };
export const PriceChanged: Story = {
  args: { subject: { ...subject, amount: 22500 }, problem: troubles.repriced },
};
export const PaidAlready: Story = {
  args: { problem: { kind: 'refused', errorMessage: 'This has already been paid.' } },
};
export const PaidElsewhere: Story = { args: { problem: troubles.elsewhere } };
export const AskedByTheBank: Story = {
  args: { phase: { kind: 'authenticating' }, sentPurchase: subject },
};
export const AnswerLost: Story = {
  args: { phase: { kind: 'asking', isOutcomeUnknown: true }, sentPurchase: subject },
};
export const AnswerLostOffline: Story = { args: { ...AnswerLost.args, isOffline: true } };
export const WaitingForTheBank: Story = {
  args: { phase: { kind: 'asking', isOutcomeUnknown: false }, sentPurchase: subject },
};
export const Processing: Story = { args: { phase: { kind: 'processing' }, sentPurchase: subject } };
export const LongName: Story = {
  args: {
    subject: {
      ...subject,
      items: [LONG_NAME, 'Paper progress reports'],
      buyer: { name: LONG_NAME, email: `${LONG_NAME.replaceAll(' ', '.')}@example.com` },
    },
  },
};
export const RightToLeft: Story = { ...Declined, decorators: [rightToLeft] };
export const Finnish: Story = { ...Declined, globals: finnish };
export const Phone: Story = { ...Declined, globals: phone };
export const Dark: Story = { ...Declined, globals: dark };
export const DarkFinnishAskedByTheBank: Story = {
  ...AskedByTheBank,
  globals: { ...dark, ...finnish },
};
