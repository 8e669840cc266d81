import css from 'conkit:styles/ballot';
import { RankedBallot } from '@conkit/ui/components/RankedBallot';
import { drawing } from '../drawn/drawing.tsx';

export const drawn = drawing(RankedBallot, css);
