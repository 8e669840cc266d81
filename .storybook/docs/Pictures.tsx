import { useState } from 'react';
import { usePlaces } from './Anatomy.tsx';
import { type Entry, getHref, useEntries } from './entries.ts';
import './docs.css';

/** A picture of a story, which `npm run build-storybook` takes. Opens the live story. */
const Picture = ({ entry }: { entry: Entry }) => {
  const [isMissing, setIsMissing] = useState(false);
  return (
    <li className="doc-picture">
      <a href={getHref(entry)} target="_top">
        <span className="doc-picture-frame">
          {isMissing ? (
            <span aria-hidden="true">{entry.name}</span>
          ) : (
            <img
              src={`./pictures/${entry.id}.jpg`}
              alt=""
              loading="lazy"
              onError={() => setIsMissing(true)}
            />
          )}
        </span>
        {entry.name}
      </a>
    </li>
  );
};

const PictureList = ({ entries }: { entries: readonly Entry[] }) => (
  <ul className="doc-pictures sb-unstyled">
    {entries.map((entry) => (
      <Picture key={entry.id} entry={entry} />
    ))}
  </ul>
);

/** Pictures of the stories of a component or block. */
export const Pictures = ({ title }: { title: string }) => (
  <PictureList
    entries={useEntries().filter((entry) => entry.title === title && entry.type === 'story')}
  />
);

/** The screens by task. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'Sign in': [
    'SignIn/Welcome',
    'SignIn',
    'CheckInbox',
    'SignIn/SigningIn',
    'Passkeys',
    'Passkeys/PasskeyOffer',
  ],
  'Home and offers': [
    'MemberHome',
    'EditMember',
    'BarcodeDialog',
    'Offers',
    'Offers/OfferCategories',
  ],
  'Join and pay': [
    'FrontPage',
    'NewMemberForm',
    'UpgradeForm',
    'DaypassForm',
    'ItemForm',
    'PurchaseForm',
    'Checkout',
    'PaymentDialogFrame',
    'SandboxCard',
    'Receipt',
    'PaymentsPage',
  ],
  Nominate: [
    'NominatorSignIn',
    'NominateLanding',
    'NominationsPage',
    'AwardNominations',
    'SignatureDialog',
    'NominatorNotFound',
  ],
  Vote: ['VotingPage', 'AwardBallot', 'BallotReview', 'ReadingList', 'RankRead'],
  'The crew’s desk': [
    'FindPerson',
    'PersonRecord',
    'EditRecord',
    'SetMembership',
    'ChangeEmail',
    'ActForPerson/LoadRecord',
  ],
};

/** Pictures of every screen by task: the state that shows it at its best, or all states. */
export const Screens = () => {
  const [isWhole, setIsWhole] = useState(false);
  const faces = Object.keys(usePlaces());
  const entries = useEntries().filter(({ type }) => type === 'story');
  const groups = Object.entries(GROUPS).map(([group, names]) => {
    const screens = names.map((name) => {
      const stories = entries.filter(({ title }) => title === `blocks/${name}`);
      return { name: name.split('/').at(-1) ?? name, stories };
    });
    return { group, screens: screens.filter(({ stories }) => stories.length > 0) };
  });
  const count = groups.flatMap(({ screens }) => screens.flatMap(({ stories }) => stories)).length;
  if (count === 0) return null;
  return (
    <>
      <p>
        <label>
          <input
            type="checkbox"
            checked={isWhole}
            onChange={({ target }) => setIsWhole(target.checked)}
          />{' '}
          All {count} states
        </label>
      </p>
      {groups.map(({ group, screens }) => (
        <section key={group}>
          <h2>{group}</h2>
          {isWhole ? (
            screens.map(({ name, stories }) => (
              <section key={name}>
                <h3>{name}</h3>
                <PictureList entries={stories} />
              </section>
            ))
          ) : (
            <ul className="doc-pictures doc-screens sb-unstyled">
              {screens.map(({ name, stories: [first, ...others] }) => {
                const face = others.find(({ id }) => faces.includes(id)) ?? first;
                const label = `${name} (${others.length + 1})`;
                return face && <Picture key={name} entry={{ ...face, name: label }} />;
              })}
            </ul>
          )}
        </section>
      ))}
    </>
  );
};
