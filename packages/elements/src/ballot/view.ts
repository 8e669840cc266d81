import { RankedBallot } from '@conkit/ui/components/RankedBallot';
import css from 'conkit:styles/ballot';
import { defineView } from '../render/defineView.tsx';

export const createView = defineView(RankedBallot<string>, css);
