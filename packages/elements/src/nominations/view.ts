import css from 'conkit:styles/nominations';
import { NominationGrid } from '@conkit/ui/components/NominationGrid';
import { drawing } from '../drawn/drawing.tsx';

export const drawn = drawing(NominationGrid, css);
