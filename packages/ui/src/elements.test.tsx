/// <reference types="vite/client" />
import { render } from '@testing-library/react';
import { createElement, createRef, type ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import * as desk from './desk.ts';
import * as main from './index.ts';

type Properties = Record<string, unknown>;

interface StoryFile {
  readonly default: { readonly component?: ComponentType<Properties>; readonly args?: Properties };
  readonly [story: string]: { readonly args?: Properties };
}

const files = import.meta.glob<StoryFile>('./**/*.stories.tsx', { eager: true });

/** Required props of components without a story of their own. */
const children = 'Text';
const nothing = () => undefined;
const receipt = { lines: [], amount: 100, paidAt: '2019-03-20T12:00:00Z', email: null };
const needed: Readonly<Record<string, Properties>> = {
  Busy: { children },
  CardBody: { children },
  CardFields: { children, isDisabled: false },
  Columns: { children },
  Stack: { children },
  StepActions: { children },
  ProviderStep: { children },
  WholeLine: { children },
  FrontIntro: { title: 'Dublin 2019', periods: [], timeZone: 'UTC' },
  FrontJoin: { href: '/new', ways: [] },
  FrontOffers: { groups: [] },
  HostedFields: {},
  VisuallyHidden: { children },
  AwardBallotSkeleton: {},
  UnknownPurchase: {},
  CategoryLinks: { categories: [] },
  IconButton: { 'aria-label': 'Close', children },
  NominationList: { 'aria-label': 'Best Novel', fields: [], value: [] },
  PurchaseList: { purchases: [], hasError: true, isLoading: false, onRetry: nothing },
  PurchaseStatus: { subject: null, phase: { kind: 'idle' }, problem: null, contactEmail: '' },
  ReceiptCard: { receipt, kind: 'item', calendarHref: '/calendar.ics', onDismiss: nothing },
  ReceiptNotice: { kind: 'item', email: 'aoife@example.com' },
  TextArea: { label: 'Address', value: '' },
  UpgradePage: { people: [], value: null, onChange: nothing, children },
  ActForPerson: {
    title: 'Edit',
    children,
    consequences: [],
    actionLabel: 'Save',
    hasChanges: false,
    isReady: true,
    onSubmit: nothing,
    failedAttempts: 0,
    onInvalid: nothing,
    name: 'Aoife',
    operator: 'crew@example.com',
    reason: '',
    onReasonChange: nothing,
    isPending: false,
    onCancel: nothing,
  },
};

/** Components without an element of their own. */
const WITHOUT = new Set([
  'ConKitProvider',
  'HeadingLevelProvider',
  'NavigationProvider',
  'NowProvider',
  'Lazy',
  'Spinner',
]);

const isComponent = ([name, value]: [string, unknown]) =>
  /^[A-Z][a-z]/.test(name) &&
  (typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value)) &&
  !name.endsWith('Icon') &&
  !WITHOUT.has(name);

const components = Object.entries({ ...main, ...desk }).filter(isComponent) as [
  string,
  ComponentType<Properties>,
][];

/** The props of each component's first story. */
const stories = new Map(
  Object.values(files).map((file) => {
    const { default: meta, ...rest } = file;
    const [first] = Object.values(rest);
    return [meta.component, { ...meta.args, ...first?.args }] as const;
  }),
);

describe('every component', () => {
  it.each(components)('passes element props to its element: %s', (name, component) => {
    const properties = needed[name] ?? stories.get(component);
    expect(properties, 'has a story, or is needed above').toBeDefined();
    const ref = createRef<HTMLElement>();
    render(
      createElement(component, {
        ...properties,
        className: 'mine',
        style: { order: 7 },
        id: 'my-id',
        'data-mine': 'yes',
        ref,
      }),
    );
    const element = document.querySelector('.mine');
    expect(element).toHaveStyle('order: 7');
    expect(element).toHaveAttribute('data-mine', 'yes');
    // In a field, `id` and `ref` belong to the control.
    expect(document.querySelector('#my-id')).not.toBeNull();
    expect(ref.current).toBe(document.querySelector('#my-id'));
    expect(element).toContainElement(ref.current);
  });
});
