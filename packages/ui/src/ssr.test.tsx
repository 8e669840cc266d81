import type { PersonFields } from '@conkit/rules';
import { act, screen, waitFor } from '@testing-library/react';
import { Suspense, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import {
  ActionList,
  BadgePreview,
  Busy,
  Button,
  Card,
  CardBody,
  Checkbox,
  Link,
  MemberForm,
  MemberHome,
  NominationGrid,
  Notice,
  Offers,
  PersonCard,
  RadioList,
  SaveState,
  Select,
  SignIn,
  Skeleton,
  Tag,
  TextArea,
  TextField,
  Welcome,
} from './index.ts';
import { attending } from './testing/offers.ts';
import { aoife, awardPages, onAccount } from './testing/people.ts';

const offer = { isPaid: true, amount: 1000 };
const at = '2019-07-01T14:00:00Z';

const screens: Array<[string, ReactNode]> = [
  [
    'primitives',
    <Card key="card" title="Card" subtitle="Subtitle" aside={<Tag>Tag</Tag>}>
      <ActionList actions={[{ id: 'new', label: 'New', hint: 'Hint', href: '/new' }]} />
      <CardBody>
        <Notice tone="warning">Notice</Notice>
        <TextField label="Name" value="" isRequired />
        <TextArea label="Address" value={'1 Main Street\nCork'} />
        <Select
          label="Type"
          value=""
          placeholder="Choose"
          options={[
            { value: 'a', label: 'A' },
            { value: 'b', label: 'B', isGroupStart: true },
          ]}
        />
        <Checkbox isSelected description="Why">
          Paper
        </Checkbox>
        <Button isPending>Working...</Button>
        <Link href="/">Home</Link>
        <Skeleton label="Loading..." shapes={['heading', 'row', 'row']} />
        <Busy>Loading...</Busy>
      </CardBody>
    </Card>,
  ],
  [
    'PersonCard',
    <PersonCard
      key="person"
      name="Aoife"
      subtitle={{ kind: 'daypass', label: '2', days: ['Wed', 'Thu'] }}
      actions={[{ id: 'edit', label: 'Edit' }]}
      hiddenActions={[{ id: 'vote', label: 'Vote', explanation: 'No vote.' }]}
    />,
  ],
  [
    'MemberForm',
    <MemberForm
      key="form"
      variant="newMember"
      value={{ paper_pubs: { name: 'Aoife', address: '', country: '' } }}
      onChange={vi.fn()}
      paperPubs={{ isPaid: true, amount: 1000 }}
    />,
  ],
  [
    'NominationGrid',
    <NominationGrid
      key="grid"
      aria-label="Best Novel"
      fields={[{ key: 'title', label: 'Title' }]}
      value={[{ title: 'One' }]}
      savedValue={[]}
      onChange={vi.fn()}
    />,
  ],
  [
    'MemberHome',
    <MemberHome
      key="home"
      people={onAccount([aoife], new Date('2019-03-20T12:00:00Z'))}
      awardPages={awardPages}
      getHref={() => undefined}
      onAction={vi.fn()}
      newMembershipHref="/new"
      offers={
        <Offers membershipGroups={[attending]} upgrade={{ href: '/upgrade', kind: 'both' }} />
      }
    />,
  ],
  [
    'Welcome',
    <Welcome key="welcome" newMembershipHref="/new" reason={{ kind: 'signedOut', unsavedCount: 2 }}>
      <SignIn request={{ kind: 'none' }} onRequestLink={vi.fn()} onReset={vi.fn()} />
    </Welcome>,
  ],
  ['BadgePreview', <BadgePreview key="badge" name="Aoife 🚀" subtitle="Cork" />],
  ['SaveState', <SaveState key="save" status="saved" savedAt={at} subject="Novel" />],
];

it.each(screens)(
  'renders the same HTML for %s on the server and in the browser',
  async (_name, screenElement) => {
    const problems = vi.spyOn(console, 'error');
    const html = renderToString(screenElement);
    // A strict content security policy blocks style attributes in the HTML.
    expect(html).not.toContain(' style=');
    const container = document.createElement('div');
    container.innerHTML = html;
    document.body.append(container);
    const recovered = vi.fn();
    const root = await act(async () =>
      hydrateRoot(container, screenElement, { onRecoverableError: recovered }),
    );
    expect(recovered).not.toHaveBeenCalled();
    expect(problems).not.toHaveBeenCalled();
    await act(async () => root.unmount());
    container.remove();
  },
);

it('reports values selected and ticked before hydration', async () => {
  const taken = vi.fn();
  const options = ['Adult', 'Child'].map((value) => ({ value, label: value }));
  const Form = () => {
    const [type, setType] = useState('Adult');
    const [isPaper, setPaper] = useState(false);
    const [day, setDay] = useState<string | null>(null);
    taken([type, isPaper, day]);
    return (
      <>
        <Select label="Type" value={type} options={options} onChange={setType} />
        <Checkbox isSelected={isPaper} onChange={setPaper}>
          Paper publications
        </Checkbox>
        <RadioList label="Who" options={options} value={day} onChange={setDay} />
      </>
    );
  };
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Form />);
  document.body.append(container);
  screen.getByRole<HTMLSelectElement>('combobox', { name: 'Type' }).value = 'Child';
  screen.getByRole<HTMLInputElement>('checkbox').checked = true;
  screen.getByRole<HTMLInputElement>('radio', { name: 'Child' }).checked = true;
  const root = await act(async () => hydrateRoot(container, <Form />));
  await waitFor(() => expect(taken).toHaveBeenLastCalledWith(['Child', true, 'Child']));
  expect(screen.getByRole('combobox', { name: 'Type' })).toHaveValue('Child');
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Child' })).toBeChecked();
  await act(async () => root.unmount());
  container.remove();
});

it('reports text entered before hydration when the first key press is Enter', async () => {
  const Form = () => {
    const [name, setName] = useState('');
    return (
      <>
        <TextField label="Name" value={name} onChange={setName} />
        <Button isDisabled={name === ''}>OK</Button>
      </>
    );
  };
  const page = (
    <Suspense>
      <Form />
    </Suspense>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  field.value = 'Aoife';
  // Hydration of the boundary is pending, and the key press triggers it.
  const root = hydrateRoot(container, page);
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  // A browser looks for the submit button after the microtasks.
  await Promise.resolve();
  expect(screen.getByRole('button', { name: 'OK' })).toBeEnabled();
  expect(field).toHaveValue('Aoife');
  await act(async () => root.unmount());
  container.remove();
});

it('keeps text entered into several fields before hydration', async () => {
  const Form = () => {
    const [value, setValue] = useState<PersonFields>({});
    return <MemberForm variant="newMember" value={value} onChange={setValue} paperPubs={offer} />;
  };
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Form />);
  document.body.append(container);
  const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
  field(/^Legal name/).value = 'Aoife Byrne';
  field(/^Email/).value = 'aoife@example.com';
  const root = await act(async () => hydrateRoot(container, <Form />));
  await waitFor(() => expect(field(/^Email/)).not.toHaveAttribute('data-missing'));
  expect(field(/^Legal name/)).toHaveValue('Aoife Byrne');
  expect(field(/^Legal name/)).not.toHaveAttribute('data-missing');
  expect(field(/^Email/)).toHaveValue('aoife@example.com');
  await act(async () => root.unmount());
  container.remove();
});
