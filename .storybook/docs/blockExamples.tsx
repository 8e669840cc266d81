import type { ReactNode } from 'react';
import { ActionList } from '../../packages/ui/src/primitives/ActionList/ActionList.tsx';
import { Busy } from '../../packages/ui/src/primitives/Busy/Busy.tsx';
import { Button } from '../../packages/ui/src/primitives/Button/Button.tsx';
import { Card, CardBody } from '../../packages/ui/src/primitives/Card/Card.tsx';
import { Fold } from '../../packages/ui/src/primitives/Fold/Fold.tsx';
import { Link } from '../../packages/ui/src/primitives/Link/Link.tsx';
import { Notice } from '../../packages/ui/src/primitives/Notice/Notice.tsx';
import { RadioList } from '../../packages/ui/src/primitives/RadioList/RadioList.tsx';
import { Skeleton } from '../../packages/ui/src/primitives/Skeleton/Skeleton.tsx';
import { Tag } from '../../packages/ui/src/primitives/Tag/Tag.tsx';
import { TextField } from '../../packages/ui/src/primitives/TextField/TextField.tsx';
import { ToggleButton } from '../../packages/ui/src/primitives/ToggleButton/ToggleButton.tsx';
import { Column, type Examples, nothing, Row } from './examples.tsx';

interface FieldProps {
  label: string;
  value?: string;
  errorMessage?: string;
  description?: string;
  isDisabled?: boolean;
}

/** A field that can't be used. */
const Field = ({ value = '', ...props }: FieldProps) => (
  <TextField value={value} onChange={nothing} {...props} />
);

const Password = () => (
  <Column>
    <Field label="Email" value="aoife@example.com" />
    <Field label="Password" value="••••••••" />
  </Column>
);

/** Something on paper, or in a mail. */
const Paper = ({ children }: { children: ReactNode }) => (
  <div style={{ padding: '1rem', border: '1px solid #8888', background: '#fff', color: '#1b2730' }}>
    {children}
  </div>
);

const Barcode = () => (
  <div
    style={{
      inlineSize: '7rem',
      blockSize: '3rem',
      background:
        'repeating-linear-gradient(90deg, #000 0 2px, #fff 2px 5px, #000 5px 9px, #fff 9px 11px)',
    }}
  />
);

const adult = { id: 'adult', label: 'Adult', price: '€210', href: '#adult' };
const child = { id: 'child', label: 'Child', price: '€70', href: '#child' };
const ballot = { id: 'vote', label: 'Continue your Hugo ballot', href: '#vote' };
const details = { id: 'edit', label: 'Edit personal information', href: '#edit' };
const days = ['Thursday €25', 'Friday €50', 'Saturday €50'];

/** The pictures of right and wrong use by block, as in `examples.tsx`. */
export const blockExamples: Readonly<Record<string, Examples>> = {
  ActForPerson: {
    dos: [
      <ul key="mail">
        <li>Aoife Ní Bhriain gets a mail about the change.</li>
        <li>She can read the change and your reason.</li>
      </ul>,
    ],
    donts: [
      <Column key="silent">
        <Field label="Reason" />
        <Button tone="primary">Save the details</Button>
      </Column>,
    ],
  },
  LoadRecord: {
    dos: [<Skeleton key="shapes" shapes={['card']} label="Loading the record" />],
    donts: [
      <Column key="early">
        <Field label="Legal name" />
        <Button tone="primary">Save the details</Button>
      </Column>,
    ],
  },
  AwardBallot: {
    dos: [
      undefined,
      <Column key="status">
        <Row>
          <strong>Best Novel</strong> <Tag tone="success">Saved 14:02</Tag>
        </Row>
        <Row>
          <strong>Best Fanzine</strong> <Tag tone="warning">Not saved yet</Tag>
        </Row>
      </Column>,
    ],
  },
  AwardNominations: {
    dos: [
      <Card key="open" title="Best Novella" tone="warning">
        <CardBody>
          <Notice tone="warning">You also changed this on another device.</Notice>
          <Row>
            <Button>Keep this</Button>
            <Button>Keep the other</Button>
          </Row>
        </CardBody>
      </Card>,
    ],
    donts: [
      <Fold key="folded" title="Best Novella" hint="A Made-Up No">
        …
      </Fold>,
    ],
  },
  BallotReview: {
    dos: [
      <Paper key="paper">
        <strong>Dublin 2019: Hugo Award Voting</strong>
        <br />
        Aoife Byrne, printed on 1 July 2019
        <ol>
          <li>Spinning Silver</li>
          <li>Revenant Gun</li>
        </ol>
      </Paper>,
    ],
    donts: [
      <Column key="hidden">
        <span>2 of 3 categories count.</span>
        <strong>Best Novel</strong>
        <strong>Best Fanzine</strong>
      </Column>,
    ],
  },
  BarcodeDialog: {
    donts: [
      <Row key="which">
        <Barcode />
        <Barcode />
      </Row>,
    ],
  },
  ChangeEmail: {
    donts: [
      <Paper key="mail">
        <small>From: aoife.byrne.new@example.net</small>
        <br />
        Hi, I lost my mailbox. Please move my membership to this address. Aoife
      </Paper>,
    ],
  },
  CheckInbox: {
    dos: [
      <Row key="ways">
        <Button>Send the mail again</Button>
        <Button tone="quiet">Use another address</Button>
      </Row>,
    ],
    donts: [
      <Notice key="reveal" tone="danger">
        There is no account for aoife@example.com.
      </Notice>,
    ],
  },
  Checkout: {
    dos: [
      <Column key="missing">
        <span>
          Before you can go on: <Link href="#name">Legal name</Link>
        </span>
        <Button tone="primary">Pay by card · €210</Button>
      </Column>,
    ],
    donts: [
      <Column key="card">
        <Field
          label="Email"
          value="aoife@example"
          errorMessage="Write a whole address, like name@example.com."
        />
        <Field label="Card number" value="4242 4242 4242 4242" />
      </Column>,
    ],
  },
  DaypassForm: {
    dos: [
      <Row key="prices">
        {days.map((day, index) => (
          <ToggleButton key={day} isSelected={index === 1} onChange={nothing}>
            {day}
          </ToggleButton>
        ))}
      </Row>,
    ],
    donts: [
      <Column key="past">
        <small>On Saturday:</small>
        <Row>
          {days.map((day, index) => (
            <ToggleButton key={day} isSelected={index === 0} onChange={nothing}>
              {day}
            </ToggleButton>
          ))}
        </Row>
      </Column>,
    ],
  },
  EditMember: {
    dos: [
      undefined,
      <RadioList
        key="field"
        label="Badge name"
        value={null}
        onChange={nothing}
        options={[
          { value: 'own', label: 'Aoife of Cork', hint: 'Typed here' },
          { value: 'other', label: 'Aoife', hint: 'Saved on another device' },
        ]}
      />,
    ],
  },
  EditRecord: {
    donts: [
      <Column key="lost">
        <Field label="City" value="Dublin" description="The member saved “Cork” a minute ago." />
        <Button tone="primary">Save the details</Button>
      </Column>,
    ],
  },
  FindPerson: {
    dos: [<Field key="number" label="Name, email address or number" value="214" />],
    donts: [
      <ActionList
        key="address"
        actions={[
          { ...details, label: 'Aoife Byrne', hint: 'Adult member #214 · aoife@example.com' },
        ]}
      />,
    ],
  },
  ItemForm: {
    donts: [
      <Column key="open">
        <strong>Something else</strong>
        <Button tone="primary">Pay by card</Button>
      </Column>,
    ],
  },
  MemberHome: {
    dos: [<ActionList key="one" actions={[{ ...ballot, isNext: true }, details]} />],
    donts: [
      <Column key="each">
        {['Aoife', 'Oisín'].map((name) => (
          <Card key={name} title={name}>
            <CardBody>
              <Notice>Voting closes on 31 July.</Notice>
            </CardBody>
          </Card>
        ))}
      </Column>,
    ],
  },
  NewMemberForm: {
    dos: [
      <Column key="first">
        <Field label="Legal name" value="Aoife Ní Bhriain" />
        <Fold title="You can do this later" hint="Badge, public name, address">
          …
        </Fold>
      </Column>,
    ],
    donts: [<Password key="password" />],
  },
  NominateLanding: {
    dos: [
      <Card key="person" title="Aoife Byrne">
        <ActionList actions={[{ id: 'hugo', label: 'Hugo nominations', href: '#hugo' }]} />
      </Card>,
    ],
    donts: [
      <Column key="past">
        <small>On 20 March:</small>
        <span>Nominations close on 15 March.</span>
      </Column>,
    ],
  },
  NominationsPage: {
    dos: [
      <Fold key="gist" title="How to nominate" hint="Works of 2018 · up to 5 in each category">
        …
      </Fold>,
    ],
    donts: [
      <Column key="late">
        <Notice>Nominations have closed.</Notice>
        <Fold title="How to nominate" hint="Works of 2018 · up to 5 in each category">
          …
        </Fold>
      </Column>,
    ],
  },
  FrontPage: {
    donts: [
      <Row key="smaller">
        <Button tone="primary">Join from €40</Button>
        <Link href="#signin">Sign in</Link>
      </Row>,
    ],
  },
  NominatorSignIn: {
    donts: [
      <Notice key="elsewhere">
        Sign in on the <Link href="#memberships">memberships page</Link>.
      </Notice>,
    ],
  },
  NominatorNotFound: {
    donts: [
      <Notice key="reveal" tone="danger">
        Person 215 belongs to another account.
      </Notice>,
    ],
  },
  OfferCategories: {
    dos: [
      <Card key="own" title="Supporting">
        <CardBody>For everybody who can’t come: nominate, vote, and read along.</CardBody>
        <ActionList actions={[{ id: 'support', label: 'Supporter', price: '€40', href: '#s' }]} />
      </Card>,
    ],
    donts: [
      <Card key="empty" title="Day pass">
        <CardBody>Nothing is on sale.</CardBody>
      </Card>,
    ],
  },
  Offers: {
    dos: [<ActionList key="prices" actions={[adult, child]} />],
    donts: [
      <ActionList
        key="later"
        actions={[adult, child].map(({ id, label, href }) => ({
          id,
          label,
          href,
          hint: 'See the price',
        }))}
      />,
    ],
  },
  PaymentsPage: {
    dos: [
      <Column key="first">
        <Card title="Bench" tone="warning" aside={<Tag tone="warning">To be paid</Tag>}>
          <CardBody>€60</CardBody>
        </Card>
        <Card title="Adult" tone="success" aside={<Tag tone="success">Paid</Tag>}>
          <CardBody>€210</CardBody>
        </Card>
      </Column>,
    ],
  },
  PersonRecord: {
    dos: [
      <Column key="why">
        <strong>Membership: Supporting → Adult</strong>
        <span>1 March, by desk@example.com</span>
        <span>Reason: paid in cash at the desk</span>
      </Column>,
    ],
    donts: [
      <Column key="ballot">
        <strong>Aoife’s ballot</strong>
        <ol>
          <li>Spinning Silver</li>
          <li>Revenant Gun</li>
        </ol>
      </Column>,
    ],
  },
  PurchaseForm: {
    dos: [
      <Row key="bar">
        <strong>Total: €60</strong>
        <Button tone="primary">Pay by card · €60</Button>
      </Row>,
    ],
    donts: [
      <Column key="early">
        <Field label="Legal name" errorMessage="Write the name." />
        <Field label="Email" errorMessage="Write the address." />
      </Column>,
    ],
  },
  Receipt: {
    dos: [<span key="mail">22 November 2018 · Receipt mailed to aoife@example.com</span>],
    donts: [
      <Notice key="session" tone="success" title="Payment successful">
        You are signed in as aoife@example.com.
      </Notice>,
    ],
  },
  SetMembership: {
    dos: [
      <Column key="ends">
        <Notice tone="warning">They can no longer vote in the Hugo Awards.</Notice>
        <Button tone="primary">Give this membership</Button>
      </Column>,
    ],
  },
  SignIn: {
    dos: [
      <Column key="why">
        <span>Sign in to see your ballot.</span>
        <Field label="Email" />
        <Button tone="primary">Send login link</Button>
      </Column>,
    ],
    donts: [<Password key="password" />],
  },
  PasskeyOffer: {
    donts: [
      <Column key="again">
        <span>You have a passkey. Add another one?</span>
        <Button tone="primary">Add a passkey</Button>
      </Column>,
    ],
  },
  Passkeys: {
    dos: [
      <Column key="device">
        <strong>Aoife’s phone</strong>
        <span>Added 20 June 2019</span>
      </Column>,
    ],
  },
  SigningIn: { dos: [<Busy key="busy">Signing in as aoife@example.com</Busy>] },
  Welcome: {
    dos: [
      <Row key="ways">
        <Button tone="primary">Join</Button>
        <Button>Sign in by email</Button>
      </Row>,
    ],
    donts: [
      <Column key="bare">
        <strong style={{ fontSize: '1.375rem' }}>Welcome to the member portal!</strong>
        <span>We are happy that you are here.</span>
      </Column>,
    ],
  },
  RankRead: {
    donts: [
      <Column key="unseen">
        <strong>Best Novel</strong>
        <span>3 finalists were added to your ranking.</span>
      </Column>,
    ],
  },
  ReadingList: {
    donts: [
      <Column key="sent">
        <strong>Reading list</strong>
        <span>Your notes were sent to your account. Turn this off in your settings.</span>
      </Column>,
    ],
  },
  SignatureDialog: {
    donts: [
      <Column key="filled">
        <Field label="Signature" value="Aoife Byrne" description="Filled in for you." />
        <Button tone="primary">OK</Button>
      </Column>,
    ],
  },
  UpgradeForm: {
    dos: [
      <RadioList
        key="difference"
        label="New membership"
        value="Adult"
        onChange={nothing}
        options={[{ value: 'Adult', label: 'Adult', price: '€110 more' }]}
      />,
    ],
    donts: [
      <RadioList
        key="less"
        label="New membership"
        value={null}
        onChange={nothing}
        options={[
          { value: 'Adult', label: 'Adult', price: '€210' },
          { value: 'Supporter', label: 'Supporting', price: '€40' },
        ]}
      />,
    ],
  },
  VotingPage: {
    dos: [
      <Column key="sign">
        <Field label="Signature" value="Aoife Byrne" />
        <Button tone="primary">Sign the ballot</Button>
      </Column>,
    ],
    donts: [
      <Column key="bare">
        <small>On 31 July at 23:00:</small>
        <strong>Hugo Award Voting</strong>
        <span>Aoife Byrne, adult member #214</span>
      </Column>,
    ],
  },
};
