import type { Config, Person, PurchaseData, User } from '@conkit/api-client';
import {
  endingRights,
  hasPaperPubs,
  isGreyedOut,
  upgradeAmount,
  upgradeChoices,
  upgradePriceText,
  type MembershipPrices,
} from '@conkit/rules';
import {
  EndingRights as EndingRightsNotice,
  UpgradeForm,
  UpgradePage,
  type UpgradeChoice,
} from '@conkit/ui';
import { useRouter } from '@tanstack/react-router';
import { useCheckout } from '../../checkout/useCheckout.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { getAwardsName, localized, membershipLabel } from '../../i18n/localized.ts';
import { findPersonById } from '../../shell/account.ts';
import { usePriceText } from './usePriceText.ts';
import { useUpgrade } from './useUpgrade.ts';

interface UpgradeMembershipProps {
  config: Config;
  user: User;
  data: PurchaseData;
  /** The person's id in the URL, which may not be on the account. */
  id: string | undefined;
}

export function UpgradeMembership({ config, user, data, id }: UpgradeMembershipProps) {
  const language = useLanguage();
  const router = useRouter();
  const { people } = user;
  // With one person there is no choice.
  const only = id === undefined && people.length === 1 ? people[0] : undefined;
  const person = only ?? findPersonById(user, id);
  const pick = (next: number) =>
    void router.navigate({
      to: '/upgrade/{-$id}',
      params: { id: String(next) },
      replace: true,
      resetScroll: false,
    });
  return (
    <UpgradePage
      people={people.map(({ id: personId, legal_name, membership }) => ({
        id: personId,
        name: legal_name,
        membership,
        membershipLabel: membershipLabel(config.membershipTypes, membership, language),
      }))}
      value={person?.id ?? null}
      onChange={pick}
      isNotFound={id !== undefined && !person}
    >
      <PersonUpgrade config={config} user={user} data={data} person={person} />
    </UpgradePage>
  );
}

interface PersonUpgradeProps {
  config: Config;
  user: User;
  data: PurchaseData;
  /** Undefined until a person is chosen. */
  person: Person | undefined;
}

function PersonUpgrade({ config, user, data, person }: PersonUpgradeProps) {
  const getTargets = useTargets(config);
  const upgrade = useUpgrade({ config, user, data, person });
  const { prices, upgradeable, chosen, purchase, refusals, change } = upgrade;
  const account = data['upgrade']?.account ?? 'default';
  const { checkout, dialog } = useCheckout({ config, account, purchase });

  const choiceFor = (
    whose: Person,
    { target, paper_pubs }: NonNullable<typeof chosen>,
  ): UpgradeChoice => {
    const lacksPaperPubs =
      config.paid_paper_pubs && config.parts.paper_pubs && !hasPaperPubs(whose);
    return {
      id: whose.id,
      name: whose.legal_name,
      types: getTargets(whose, upgradeable, prices),
      type: target,
      note: <EndingRights config={config} person={whose} target={target} />,
      questions: upgrade.questions,
      canUpgrade: lacksPaperPubs || canCostMore(upgradeable, prices, whose),
      paperPubs: lacksPaperPubs
        ? {
            value: paper_pubs,
            onChange: (next: typeof paper_pubs) => change({ paper_pubs: next }),
            person: whose,
            offer: { isPaid: true, amount: prices.paperPubs ?? null },
            validationErrors: {
              name: refusals['paper_pubs.name'],
              address: refusals['paper_pubs.address'],
              country: refusals['paper_pubs.country'],
            },
          }
        : undefined,
    };
  };
  return (
    <>
      <UpgradeForm
        upgrade={person && chosen ? choiceFor(person, chosen) : null}
        onTypeChange={(target) => change({ target })}
        problems={upgrade.problems}
        validationErrors={refusals}
        isReady={upgrade.isReady}
        checkout={checkout}
      />
      {dialog}
    </>
  );
}

/**
 * Returns a function that lists a person's upgrades, dearest first, with price differences. Cheaper
 * memberships are disabled.
 */
function useTargets({ membershipTypes }: Config) {
  const language = useLanguage();
  const priceText = usePriceText();
  return (person: Person, upgradeable: readonly string[], prices: MembershipPrices) =>
    upgradeChoices(person.membership, upgradeable, prices.newMember).map((type) => {
      const description = membershipTypes[type]?.description;
      return {
        value: type,
        label: membershipLabel(membershipTypes, type, language),
        hint: description && localized(description, language),
        price: priceText(upgradePriceText(prices, person, type, upgradeable)),
        isDisabled: isGreyedOut(prices.newMember, type, person.membership),
      };
    });
}

/** Returns true if the person can pay for another membership. */
const canCostMore = (upgradeable: readonly string[], prices: MembershipPrices, person: Person) =>
  upgradeable.some((membership) => (upgradeAmount(prices, person, { membership }) ?? 0) > 0);

interface EndingRightsProps {
  config: Config;
  person: Person;
  /** The new membership, or null for none. */
  target: string | null;
}

/** Warns before payment about rights that end with the new membership. Renders nothing if none do. */
function EndingRights({ config, person, target }: EndingRightsProps) {
  const language = useLanguage();
  const { membershipTypes, hugo } = config;
  if (target === null) return null;
  return (
    <EndingRightsNotice
      name={person.legal_name}
      membership={membershipLabel(membershipTypes, target, language)}
      rights={endingRights(membershipTypes, person.membership, target)}
      awardName={getAwardsName(hugo, language)}
      hasSiteSelection={config.parts.site_selection}
    />
  );
}
