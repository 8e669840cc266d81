import { NominationGrid } from '@conkit/ui/components/NominationGrid';
import css from 'conkit:styles/nominations';
import { defineView } from '../render/defineView.tsx';

export const createView = defineView(NominationGrid, css);
