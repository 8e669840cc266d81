import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SubmittedContext } from '../../primitives/Field/Field.tsx';
import { birthDate, everyKind, tooOld, unanswered } from '../../testing/questions.tsx';
import { dark, finnish, onCard, phone, rightToLeft } from '../../testing/stories.tsx';
import { keys, type Usage } from '../../testing/usage.ts';
import { QuestionFields } from './QuestionFields.tsx';

const answers = {
  guardian: 'Aoife Ní Bhriain',
  meal: 'vegan',
  nights: '3',
  arrival: '2019-08-14',
  home: 'FI',
  conduct: '2',
};

const meta = {
  component: QuestionFields,
  args: { questions: everyKind, value: answers, onChange: fn(), problems: [] },
  decorators: [onCard],
  parameters: {
    usage: {
      QuestionFields: {
        notFor: 'Details of a person that the record has a field for: use `MemberForm`.',
        keys: keys.form,
        screenReader: 'A field for each question, with its hint, and its problem once it was left.',
        dos: ['Give a consent a version, and change it with the text.'],
        donts: ['Ask for what you don’t need: each answer is personal data.'],
      },
    } satisfies Usage,
  },
} satisfies Meta<typeof QuestionFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Answered: Story = {};
export const Empty: Story = { args: { value: {}, problems: unanswered } };
export const Submitted: Story = {
  args: {
    value: { nights: 'three', conduct: '1' },
    problems: [
      { key: 'guardian', kind: 'required' },
      { key: 'nights', kind: 'wrong_type' },
      { key: 'conduct', kind: 'outdated' },
    ],
  },
  decorators: [(story) => <SubmittedContext value>{story()}</SubmittedContext>],
};
export const BirthDate: Story = {
  args: { questions: [birthDate], value: {}, problems: [{ key: 'born', kind: 'required' }] },
};
export const TooOld: Story = {
  args: { questions: [birthDate], value: tooOld.value, problems: tooOld.problems },
  decorators: [(story) => <SubmittedContext value>{story()}</SubmittedContext>],
};
export const TooYoung: Story = {
  args: {
    questions: [birthDate],
    value: { born: '2018-05-05' },
    problems: [{ key: 'born', kind: 'too_late' }],
  },
  decorators: [(story) => <SubmittedContext value>{story()}</SubmittedContext>],
};
export const RefusedByServer: Story = {
  args: { validationErrors: { conduct: 'This is not accepted. Change it.' } },
};
export const LongLabels: Story = {
  args: {
    questions: everyKind.map((question) =>
      Object.assign({}, question, {
        label: `${question.label} ${'and everything that belongs to it '.repeat(5)}`,
      }),
    ),
  },
};
export const RightToLeft: Story = { ...Empty, decorators: [rightToLeft] };
export const Finnish: Story = { ...TooOld, globals: finnish };
export const Phone: Story = { ...Submitted, globals: phone };
export const Dark: Story = { ...Submitted, globals: dark };
