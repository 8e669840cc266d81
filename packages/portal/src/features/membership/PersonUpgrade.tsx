import type { Config, Person, PurchaseData, User } from '@conkit/api-client';
import {
  hasPaperPubs,
  isGreyedOut,
  upgradeChoices,
  upgradeAmount,
  upgradePriceText,
  type MembershipPrices,
} from '@conkit/rules';
import { UpgradeForm } from '@conkit/ui';
import { useCheckout } from '../../checkout/useCheckout.tsx';
import { localized, membershipLabel } from '../../i18n/localized.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { EndingRights } from './EndingRights.tsx';
import { usePriceText } from './usePriceText.ts';
import { useUpgrade } from './useUpgrade.ts';

interface PersonUpgradeProps {
  config: Config;
  user: User;
  data: PurchaseData;
  /** Undefined until a person is picked. */
  person: Person | undefined;
}

export function PersonUpgrade({ config, user, data, person }: PersonUpgradeProps) {
  const targetsOf = useTargets(config);
  const upgrade = useUpgrade({ config, user, data, person });
  const { prices, chosen, purchase, refusals, change } = upgrade;
  const account = data['upgrade']?.account ?? 'default';
  const { checkout, dialog } = useCheckout({ config, account, purchase });

  const choiceFor = (whose: Person, { target, paper_pubs }: NonNullable<typeof chosen>) => {
    const lacksPaperPubs =
      config.paid_paper_pubs && config.parts.paper_pubs && !hasPaperPubs(whose);
    return {
      id: whose.id,
      name: whose.legal_name,
      targets: targetsOf(whose, prices),
      target,
      remark: <EndingRights config={config} person={whose} target={target} />,
      hasMore: lacksPaperPubs || canCostMore(config, prices, whose),
      paperPubs: lacksPaperPubs
        ? {
            value: paper_pubs,
            onChange: (next: typeof paper_pubs) => change({ paper_pubs: next }),
            form: whose,
            offer: { isPaid: true, amount: prices.paperPubs ?? null },
            errors: {
              name: refusals.get('paper_pubs.name'),
              address: refusals.get('paper_pubs.address'),
              country: refusals.get('paper_pubs.country'),
            },
          }
        : undefined,
    };
  };
  return (
    <>
      <UpgradeForm
        choice={person && chosen ? choiceFor(person, chosen) : null}
        onTargetChange={(target) => change({ target })}
        problems={upgrade.problems}
        refusals={refusals}
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
function useTargets({ membershipTypes, membershipGroups }: Config) {
  const language = useLanguage();
  const priceText = usePriceText();
  const upgradeable = membershipGroups.upgrade;
  return (person: Person, prices: MembershipPrices) =>
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
const canCostMore = ({ membershipGroups }: Config, prices: MembershipPrices, person: Person) =>
  membershipGroups.upgrade.some(
    (membership) => (upgradeAmount(prices, person, { membership }) ?? 0) > 0,
  );
