import { createApp, h, ref } from '/vue/vue.runtime.esm-browser.prod.js';

const entries = [
  { value: 'spinning-silver', title: 'Spinning Silver', subtitle: 'by Naomi Novik' },
  { value: 'trail-of-lightning', title: 'Trail of Lightning', subtitle: 'by Rebecca Roanhorse' },
];

createApp({
  setup() {
    const ranking = ref([]);
    const isClosed = ref(false);
    return () => [
      h('h1', 'In a page of Vue'),
      h('conkit-ranked-ballot', {
        label: 'Best Novel',
        '.entries': entries,
        '.value': ranking.value,
        '.disabled': isClosed.value,
        onChange: (event) => (ranking.value = event.detail.value),
      }),
      h('p', { id: 'ranking' }, ranking.value.join(', ')),
      h('p', h('button', { onClick: () => (ranking.value = []) }, 'Clear')),
      h('p', h('button', { onClick: () => (isClosed.value = !isClosed.value) }, 'Close')),
    ];
  },
}).mount('#app');

// Load the elements late, like a script that arrives after the page is rendered.
import('/dist/conkit-elements.js');
