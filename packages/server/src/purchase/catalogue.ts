import type { PurchaseCategory, PurchaseData, Question, Sale } from '@conkit/api-client';
import sanitize from 'sanitize-html';
import { getCatalogueAt, type PricedCatalogue, type PricedType } from '../config/prices.ts';
import type { FieldDescriptor, QuestionConfig, Words } from '../config/types.ts';
import type { Operation } from '../operation.ts';
import { readSales } from './places/sale.ts';

/** Returns everything that is sold at present prices, with English labels and their translations. */
export const getPurchaseData: Operation<'getPurchaseData'> = async (context) => {
  const { categories } = getCatalogueAt(context.config, context.clock.now());
  const getSale = await readSales(context);
  const body: PurchaseData = Object.fromEntries(
    Object.entries(categories).map(([key, category]) => [
      key,
      toCategory(category, (type) => getSale(key, type)),
    ]),
  );
  return { body };
};

function toCategory(
  category: PricedCatalogue['categories'][string],
  getSale: (type: PricedType) => Sale | undefined,
): PurchaseCategory {
  const { label, description, account = 'default', requireMembership, shape, types } = category;
  return {
    ...toWords(label, description),
    account,
    allow_create_account: category.allow_create_account ?? false,
    listed: category.listed ?? false,
    ...(requireMembership && { requireMembership: [...requireMembership] }),
    shape: shape.map(toField),
    types: types.map((type) => toType(type, getSale(type))),
  };
}

function toField(field: FieldDescriptor): PurchaseCategory['shape'][number] {
  const { key, type, label, required, generated, values } = field;
  return {
    key,
    type,
    label: label.en,
    localized: { label, ...(values && { values }) },
    ...(required && { required }),
    ...(generated && { generated }),
    ...(values && { values: toEnglish(values) }),
  };
}

const toType = (
  { key, amount, label, description, questions }: PricedType,
  sale: Sale | undefined,
) => ({
  key,
  ...(amount !== undefined && { amount }),
  ...toWords(label, description),
  ...(questions && { questions: questions.map(toQuestion) }),
  ...(sale && { sale }),
});

function toQuestion(question: QuestionConfig): Question {
  const { key, type, label, description, required, values, version } = question;
  const { localized, ...words } = toWords(label, description);
  return {
    key,
    type,
    ...words,
    localized: { ...localized, ...(values && { values }) },
    ...(required && { required }),
    ...(values && { values: toEnglish(values) }),
    ...(version !== undefined && { version }),
  };
}

const toEnglish = (values: Readonly<Record<string, Words>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([value, { en }]) => [value, en]));

function toWords(label: Words, html: Words | undefined) {
  const description = html && sanitizeWords(html);
  return {
    label: label.en,
    ...(description && { description: description.en }),
    localized: { label, ...(description && { description }) },
  };
}

const sanitizeWords = (html: Words): Words => ({
  ...Object.fromEntries(
    Object.entries(html).map(([language, text]) => [language, sanitizeHtml(text)]),
  ),
  en: sanitizeHtml(html.en),
});

const SANITIZE_OPTIONS: sanitize.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer' }) },
};

/** Sanitizes HTML to paragraphs, lists, emphasis and links: no scripts, resources or styles. */
const sanitizeHtml = (html: string): string => sanitize(html, SANITIZE_OPTIONS);

/** Returns the price of each day, by type of day pass. */
export const getDaypassPrices: Operation<'getDaypassPrices'> = async ({ config, clock }) => ({
  body: getCatalogueAt(config, clock.now()).daypass,
});

/** Returns the payment provider's public keys, by account. */
export const getPaymentKeys: Operation<'getPaymentKeys'> = async ({ payments }) => {
  const { default: key = '', ...others } = payments.publicKeys();
  return { body: { default: key, ...others } };
};
