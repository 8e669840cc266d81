import type { WhyReadOnlyMessages } from './WhyReadOnly.messages.ts';

export const whyReadOnlyFi: WhyReadOnlyMessages = {
  closed: 'Ehdotusaika on päättynyt.',
  noRight: (name, membership) =>
    `${name} ei voi ehdottaa: jäsenyyteen ”${membership}” ei kuulu ehdotusoikeutta.`,
  upgrade: 'Korota jäsenyyttä',
  otherMemberships: 'Katso jäsenyydet, joihin se kuuluu',
  notOpen: 'Ehdotusaika ei ole vielä alkanut. Voit jo lukea, mitä on tulossa.',
};
