import type { PurchaseCategory, PurchaseData, PurchaseType } from '@conkit/api-client';
import { daypassPricesQuery, paymentKeysQuery, purchaseDataQuery } from '../../api/prices.ts';
import type { LoadedContext } from '../../context.ts';

const findType = (category: PurchaseCategory | undefined, key: string): PurchaseType | undefined =>
  category?.types.find((type) => type.key === key);

/** Returns the type of a new membership, or undefined if it isn't for sale. */
export const findNewMemberType = (data: PurchaseData, membership: string) =>
  findType(data['new_member'], membership);

/** Returns the type of a day pass, or undefined if there is none. */
export const findDaypassType = (data: PurchaseData, membership: string) =>
  findType(data['daypass'], `daypass-${membership}`);

type OfferContext = Pick<LoadedContext, 'api' | 'queryClient' | 'config'>;

/** Loads the data of the lists of memberships and day passes. */
export const loadOffers = ({ api, queryClient, config }: OfferContext) =>
  Promise.all([
    queryClient.ensureQueryData(purchaseDataQuery(api)),
    config.parts.daypass ? queryClient.ensureQueryData(daypassPricesQuery(api)) : undefined,
  ]);

/** Loads the data of the form for a new membership. The form also works without the payment keys. */
export const loadNewMember = ({ api, queryClient }: OfferContext) =>
  Promise.all([
    queryClient.ensureQueryData(purchaseDataQuery(api)),
    queryClient.prefetchQuery(paymentKeysQuery(api)),
  ]);

/** Loads the data of the day pass form. */
export const loadDaypass = ({ api, queryClient, config }: OfferContext) =>
  Promise.all([
    queryClient.ensureQueryData(purchaseDataQuery(api)),
    config.parts.daypass ? queryClient.ensureQueryData(daypassPricesQuery(api)) : undefined,
    queryClient.prefetchQuery(paymentKeysQuery(api)),
  ]);
