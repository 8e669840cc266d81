import { BadgePreview } from '@conkit/ui/components/BadgePreview';
import css from 'conkit:styles/badge';
import { defineView } from '../render/defineView.tsx';

export const createView = defineView(BadgePreview, css, 'page');
