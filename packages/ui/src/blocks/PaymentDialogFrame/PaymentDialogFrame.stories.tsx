import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Busy } from '../../primitives/Busy/Busy.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { LONG_NAME, subject, troubles } from '../../testing/purchases.ts';
import { dark, finnish, phone, rightToLeft } from '../../testing/stories.tsx';
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
    <p>Your bank wants to know whether it is really you who pays.</p>
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
    phase: { name: 'card' },
    trouble: null,
    sent: null,
    contact: 'registration@example.com',
    onClose: fn(),
    payee: 'Dublin 2019',
    event: 'Dublin 2019',
    renderCardForm,
    authentication,
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
export const Sending: Story = { args: { phase: { name: 'sending' }, sent: subject } };
export const Declined: Story = { args: { trouble: troubles.declined } };
export const ProviderRefused: Story = { args: { trouble: troubles.notStarted } };
export const BankRefused: Story = { args: { trouble: troubles.notPaid } };
export const NotReceived: Story = { args: { trouble: troubles.notReceived } };
export const PriceChanged: Story = {
  args: { subject: { ...subject, amount: 22500 }, trouble: troubles.repriced },
};
export const PaidAlready: Story = {
  args: { trouble: { kind: 'refused', text: 'This has already been paid.' } },
};
export const PaidElsewhere: Story = { args: { trouble: troubles.elsewhere } };
export const AskedByTheBank: Story = {
  args: { phase: { name: 'authenticating' }, sent: subject },
};
export const AnswerLost: Story = {
  args: { phase: { name: 'asking', isLost: true }, sent: subject },
};
export const AnswerLostOffline: Story = { args: { ...AnswerLost.args, isOffline: true } };
export const WaitingForTheBank: Story = {
  args: { phase: { name: 'asking', isLost: false }, sent: subject },
};
export const Processing: Story = { args: { phase: { name: 'processing' }, sent: subject } };
export const LongName: Story = {
  args: {
    subject: {
      ...subject,
      what: [LONG_NAME, 'Paper progress reports'],
      buyer: { who: LONG_NAME, email: `${LONG_NAME.replaceAll(' ', '.')}@example.com` },
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
