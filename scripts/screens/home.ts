import { asNew, LONG_NAME, open, openHomeAs, post, type Scene } from './scene.ts';

const titles = { Novel: [5, 3, 4], Novella: [7, 9], ShortStory: [19, null, 22] };

export const home: readonly Scene[] = [
  { name: 'home.no-people', play: (visit) => openHomeAs(visit, 'visitor@example.com') },
  {
    name: 'home.one',
    play: async (visit) => {
      await asNew(visit, { 'Aoife Byrne': 'Adult' });
      await open(visit, '/');
    },
  },
  {
    name: 'home.one-under-way',
    play: async (visit) => {
      const { id } = await asNew(visit, { 'Aoife Byrne': 'Adult' });
      await post(visit, `hugo/${id}/vote`, { signature: 'Aoife', votes: titles });
      await post(visit, `hugo/${id}/nominate`, {
        category: 'Novel',
        signature: 'Aoife',
        nominations: [{ title: 'Spinning Silver', author: 'Naomi Novik' }],
        lastmod: null,
      });
      await open(visit, '/');
    },
  },
  {
    name: 'home.many',
    play: async (visit) => {
      await asNew(visit, {
        'Aoife Byrne': 'Adult',
        [LONG_NAME]: 'YoungAdult',
        'Oisín Byrne': 'Child',
        'Tuuli Virtanen': 'Supporter',
      });
      await open(visit, '/');
    },
  },
  { name: 'home.daypass', play: (visit) => openHomeAs(visit, 'daypass@example.com') },
  { name: 'home.invoice', play: (visit) => openHomeAs(visit, 'sponsor@example.com') },
  { name: 'home.closed', time: 'closed', play: (visit) => openHomeAs(visit, 'late@example.com') },
];
