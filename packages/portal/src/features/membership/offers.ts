import type { PurchaseCategory, PurchaseData, PurchaseType } from '@conkit/api-client';
import { daypassPricesQuery, paymentKeysQuery, purchaseDataQuery } from '../../api/purchase.ts';
import type { LoadedContext } from '../../context.ts';

const typeOf = (category: PurchaseCategory | undefined, key: string): PurchaseType | undefined =>
  category?.types.find((type) => type.key === key);

/** The type of new membership as it is sold; undefined when there is none of this name. */
export const newMemberType = (data: PurchaseData, membership: string) =>
  typeOf(data['new_member'], membership);

type OfferContext = Pick<LoadedContext, 'api' | 'queryClient' | 'config'>;

/** Loads what the lists of memberships and day passes show. */
export const loadOffers = ({ api, queryClient, config }: OfferContext) =>
  Promise.all([
    queryClient.ensureQueryData(purchaseDataQuery(api)),
    config.parts.daypass ? queryClient.ensureQueryData(daypassPricesQuery(api)) : undefined,
  ]);

/** Loads what the form of a new membership needs. Without the payment keys the page can still be filled in. */
export const loadNewMember = ({ api, queryClient }: OfferContext) =>
  Promise.all([
    queryClient.ensureQueryData(purchaseDataQuery(api)),
    queryClient.prefetchQuery(paymentKeysQuery(api)),
  ]);

/** Loads what the form of a day pass needs. */
export const loadDaypass = ({ api, queryClient, config }: OfferContext) =>
  Promise.all([
    queryClient.ensureQueryData(purchaseDataQuery(api)),
    config.parts.daypass ? queryClient.ensureQueryData(daypassPricesQuery(api)) : undefined,
    queryClient.prefetchQuery(paymentKeysQuery(api)),
  ]);
