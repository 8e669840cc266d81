import css from 'conkit:styles/badge';
import { BadgePreview } from '@conkit/ui/components/BadgePreview';
import { drawing } from '../drawn/drawing.tsx';

export const drawn = drawing(BadgePreview, css, 'page');
