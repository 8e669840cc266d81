import type { ReactNode } from 'react';
import { BadgePreview } from '../../packages/ui/src/components/BadgePreview/BadgePreview.tsx';
import { RankedBallot } from '../../packages/ui/src/components/RankedBallot/RankedBallot.tsx';
import { ActionList } from '../../packages/ui/src/primitives/ActionList/ActionList.tsx';
import { Busy, Spinner } from '../../packages/ui/src/primitives/Busy/Busy.tsx';
import { Button, IconButton } from '../../packages/ui/src/primitives/Button/Button.tsx';
import { Card, CardBody } from '../../packages/ui/src/primitives/Card/Card.tsx';
import { Checkbox } from '../../packages/ui/src/primitives/Checkbox/Checkbox.tsx';
import { Fold } from '../../packages/ui/src/primitives/Fold/Fold.tsx';
import { CloseIcon } from '../../packages/ui/src/primitives/icons/icons.tsx';
import { Link } from '../../packages/ui/src/primitives/Link/Link.tsx';
import { Notice } from '../../packages/ui/src/primitives/Notice/Notice.tsx';
import { RadioList } from '../../packages/ui/src/primitives/RadioList/RadioList.tsx';
import { Select } from '../../packages/ui/src/primitives/Select/Select.tsx';
import { Skeleton } from '../../packages/ui/src/primitives/Skeleton/Skeleton.tsx';
import { Tag } from '../../packages/ui/src/primitives/Tag/Tag.tsx';
import { TextField } from '../../packages/ui/src/primitives/TextField/TextField.tsx';
import { ToggleButton } from '../../packages/ui/src/primitives/ToggleButton/ToggleButton.tsx';
import { novels } from '../../packages/ui/src/testing/ballots.ts';

/** The handler of a picture. */
export const nothing = () => undefined;

export const Row = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', alignItems: 'center' }}>
    {children}
  </div>
);
export const Column = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'grid', gap: '0.75rem', inlineSize: '100%' }}>{children}</div>
);

const named = ['Spinning Silver', 'Revenant Gun', 'Space Opera'];
const countries = [
  { value: 'FI', label: 'Finland' },
  { value: 'IE', label: 'Ireland' },
];
const adult = { value: 'Adult', label: 'Adult', price: '€210' };
const supporter = { value: 'Supporter', label: 'Supporting member', price: '€40' };
const vote = { id: 'vote', label: 'Vote for the 2019 Hugo Awards', href: '#vote' };
const edit = { id: 'edit', label: 'Edit personal information', href: '#edit' };

/** Pictures of right and wrong use: each belongs to the entry of `dos` or `donts` with the same index. */
export interface Examples {
  readonly dos?: readonly ReactNode[];
  readonly donts?: readonly ReactNode[];
}

/** The pictures by component. What no picture can show, such as a stable prop, is left out. */
export const examples: Readonly<Record<string, Examples>> = {
  Button: {
    dos: [
      <Button key="pay" tone="primary">
        Pay €210
      </Button>,
      <Column key="inert">
        <Notice>Sign the ballot first.</Notice>
        <Button isInert>Save</Button>
      </Column>,
    ],
    donts: [
      <Row key="two">
        <Button tone="primary">Save</Button>
        <Button tone="primary">Save and pay</Button>
      </Row>,
      <Button key="undo" tone="danger">
        Remove from my ballot
      </Button>,
    ],
  },
  IconButton: {
    dos: [
      <Row key="one">
        Spinning Silver
        <IconButton aria-label="Remove Spinning Silver">
          <CloseIcon />
        </IconButton>
        <small>“Remove Spinning Silver”</small>
      </Row>,
    ],
    donts: [
      <Column key="same">
        {named.map((title) => (
          <Row key={title}>
            {title}
            <IconButton aria-label="Remove">
              <CloseIcon />
            </IconButton>
            <small>“Remove”</small>
          </Row>
        ))}
      </Column>,
    ],
  },
  Card: {
    dos: [
      undefined,
      <Card key="words" title="Payment" tone="success" aside={<Tag tone="success">Paid</Tag>}>
        <CardBody>€210, 4 June 2019</CardBody>
      </Card>,
    ],
    donts: [
      <Card key="outer" title="Membership">
        <CardBody>
          <Card title="Badge">
            <CardBody>Aoife</CardBody>
          </Card>
        </CardBody>
      </Card>,
    ],
  },
  Checkbox: {
    dos: [
      <Checkbox key="yes" isSelected onChange={nothing}>
        Mail me paper progress reports
      </Checkbox>,
    ],
    donts: [
      <Checkbox key="no" isSelected={false} onChange={nothing}>
        Do not mail me paper progress reports
      </Checkbox>,
    ],
  },
  Fold: {
    dos: [
      <Fold key="hint" title="Address" hint="Cork, Ireland">
        …
      </Fold>,
    ],
    donts: [
      <Fold key="required" title="More details (required)">
        …
      </Fold>,
    ],
  },
  Link: {
    dos: [
      undefined,
      <Link key="main" href="#vote" tone="primary">
        Vote for the Hugo Awards
      </Link>,
    ],
    donts: [
      <p key="here">
        To pay your invoice, click <Link href="#here">here</Link>.
      </p>,
    ],
  },
  Notice: {
    dos: [
      <Notice key="action" tone="warning" title="Not saved" action={<Button>Try again</Button>}>
        You are offline. Your ballot is kept on this device.
      </Notice>,
      <Notice key="alert" tone="danger" title="Voting has closed">
        Your last changes were not counted.
      </Notice>,
    ],
    donts: [
      <span key="colour" style={{ color: '#b01f1f' }}>
        Best Novel
      </span>,
    ],
  },
  RadioList: {
    dos: [
      <RadioList
        key="hint"
        label="Person"
        value={null}
        onChange={nothing}
        options={[
          { value: '1', label: 'Aoife Ní Bhriain' },
          { value: '2', label: 'Cian Ní Bhriain', hint: 'Has a membership', isDisabled: true },
        ]}
      />,
      <RadioList
        key="price"
        label="Membership"
        value={null}
        onChange={nothing}
        options={[adult, supporter]}
      />,
    ],
    donts: [
      <RadioList
        key="chosen"
        label="Membership"
        value="Adult"
        onChange={nothing}
        options={[adult, supporter]}
      />,
    ],
  },
  Select: {
    dos: [
      <Select
        key="placeholder"
        label="Country"
        placeholder="Choose a country"
        value=""
        onChange={nothing}
        options={countries}
      />,
    ],
  },
  Tag: {
    dos: [
      <Tag key="short" tone="success">
        Paid
      </Tag>,
    ],
    donts: [
      <Row key="colour">
        <Tag tone="success">Invoice</Tag>
        <Tag tone="danger">Invoice</Tag>
      </Row>,
    ],
  },
  TextField: {
    dos: [
      undefined,
      <TextField
        key="fix"
        label="Email"
        value="aoife@example"
        onChange={nothing}
        errorMessage="Write the whole address, such as aoife@example.com."
      />,
    ],
    donts: [
      <input
        key="placeholder"
        placeholder="Email"
        aria-label="Email"
        style={{ font: 'inherit', padding: '0.5rem', inlineSize: '100%' }}
      />,
    ],
  },
  ToggleButton: {
    dos: [
      <Row key="days">
        <ToggleButton isSelected onChange={nothing}>
          Wednesday
        </ToggleButton>
        <ToggleButton isSelected={false} onChange={nothing}>
          Thursday
        </ToggleButton>
      </Row>,
    ],
    donts: [
      <Row key="text">
        <ToggleButton isSelected onChange={nothing}>
          Remove Wednesday
        </ToggleButton>
        <ToggleButton isSelected={false} onChange={nothing}>
          Add Thursday
        </ToggleButton>
      </Row>,
    ],
  },
  Busy: { dos: [<Busy key="what">Sending the payment…</Busy>] },
  Spinner: {
    dos: [
      <Row key="text">
        <Spinner /> Sending the payment…
      </Row>,
    ],
    donts: [<Spinner key="alone" />],
  },
  Skeleton: { dos: [<Skeleton key="shapes" shapes={['card']} label="Loading the ballot" />] },
  ActionList: {
    dos: [
      <ActionList key="rows" actions={[vote, edit]} />,
      <ActionList key="status" actions={[{ ...vote, hint: '2 of 20 categories ranked' }]} />,
    ],
    donts: [
      <ActionList
        key="two"
        actions={[
          { ...vote, isNext: true },
          { ...edit, isNext: true },
        ]}
      />,
      <ActionList key="gone" actions={[edit]} />,
    ],
  },
  Dialog: {
    dos: [
      undefined,
      <Row key="last">
        <Button>Cancel</Button>
        <Button tone="primary">Save</Button>
      </Row>,
    ],
  },
  RankedBallot: {
    dos: [
      undefined,
      <RankedBallot
        key="gap"
        aria-label="Best Novel, with a gap"
        finalists={novels.slice(0, 3)}
        value={[1, null, 3]}
        onChange={nothing}
      />,
    ],
    donts: [
      undefined,
      <Column key="drag">
        {named.map((title) => (
          <Row key={title}>
            <span style={{ fontSize: '1.25rem' }}>⠿</span> {title}
          </Row>
        ))}
      </Column>,
    ],
  },
  NominationGrid: {
    donts: [
      <TextField
        key="typing"
        label="Title"
        value="A Made-Up No"
        onChange={nothing}
        errorMessage="This work is not eligible."
      />,
    ],
  },
  BadgePreview: {
    dos: [<BadgePreview key="typed" name="Aoife" subtitle="Cork, Ireland" />],
    donts: [
      <TextField
        key="refused"
        label="Name on the badge"
        value="Zoë ☺"
        onChange={nothing}
        errorMessage="This name is not allowed."
      />,
    ],
  },
  PersonCard: {
    donts: [
      <ActionList
        key="many"
        actions={[
          { ...vote, isNext: true },
          { id: 'upgrade', label: 'Upgrade', price: '€100', href: '#up', isNext: true },
        ]}
      />,
    ],
  },
  PersonPicker: {
    dos: [
      <RadioList
        key="reason"
        label="Who is it for?"
        value="1"
        onChange={nothing}
        options={[
          { value: '1', label: 'Aoife Ní Bhriain' },
          { value: '2', label: 'Cian Ní Bhriain', hint: 'Has this already', isDisabled: true },
        ]}
      />,
    ],
  },
  PurchaseCard: {
    donts: [<code key="short">Charge: ch_1E…x9</code>],
  },
  PurchaseStatus: {
    donts: [
      <Column key="again">
        <Busy>Waiting for the bank…</Busy>
        <Button tone="primary">Pay again</Button>
      </Column>,
    ],
  },
  SaveState: {
    donts: [
      <Row key="early">
        <Spinner /> Saved
      </Row>,
    ],
  },
  Deadline: {
    dos: [<p key="zone">Voting closes on 31 July at 23:59 Pacific time.</p>],
    donts: [<p key="midnight">Voting closes at midnight.</p>],
  },
  WhyReadOnly: {
    dos: [
      <Column key="why">
        <Notice>Nominations closed on 15 March.</Notice>
        <TextField label="Title" value="Revenant Gun" isDisabled onChange={nothing} />
      </Column>,
    ],
    donts: [
      <TextField key="locked" label="Title" value="Revenant Gun" isDisabled onChange={nothing} />,
    ],
  },
  PaperPubsBlock: {
    dos: [
      <Checkbox key="price" isSelected={false} onChange={nothing}>
        Mail me paper progress reports · €10
      </Checkbox>,
    ],
    donts: [
      <Checkbox key="none" isSelected={false} onChange={nothing}>
        Mail me paper progress reports
      </Checkbox>,
    ],
  },
  PacketLinks: {
    dos: [
      <Link key="size" href="#epub">
        EPUB, 4.2 MB
      </Link>,
    ],
    donts: [
      <Column key="loud">
        <Button tone="primary">Download the packet</Button>
        <small>Spinning Silver, by Naomi Novik</small>
      </Column>,
    ],
  },
  CategoryLinks: {
    dos: [
      <p key="sentence">
        Not saved: <Link href="#novel">Best Novel</Link> and{' '}
        <Link href="#fanzine">Best Fanzine</Link>
      </p>,
    ],
  },
  CategoryIndex: {
    donts: [<Row key="bare">Best Novel ●</Row>],
  },
  EndingRights: {
    dos: [
      <Column key="before">
        <Notice tone="warning">With this upgrade, the day pass ends.</Notice>
        <Button tone="primary">Pay €140</Button>
      </Column>,
    ],
    donts: [
      <Column key="after">
        <Button tone="primary">Pay €140</Button>
        <small>Receipt: “Your day pass has ended.”</small>
      </Column>,
    ],
  },
};
