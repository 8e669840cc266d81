import { createIcon } from './messageIcons.tsx';

export { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from './messageIcons.tsx';

/** An arrow up: to the top, or one position higher. */
export const ArrowUpIcon = createIcon('M12 20V5M6 11l6-6 6 6');
/** A ballot box. */
export const BallotIcon = createIcon('M5 11h14v9H5zM9 11V4h6v7M3 20h18M10 7h4');
/** A barcode. */
export const BarcodeIcon = createIcon('M4 6v12M8 6v12M11 6v12M15 6v12M17 6v12M20 6v12');
/** A calendar page. */
export const CalendarIcon = createIcon('M4 6h16v14H4zM4 10h16M8 3v5M16 3v5');
/** A speech bubble. */
export const ChatIcon = createIcon('M4 5h16v11H11l-5 4v-4H4z');
/** A chevron that points down: opens. */
export const ChevronDownIcon = createIcon('M6 9l6 6 6-6');
/** A chevron that points right: goes to a page, or opens a row. */
export const ChevronRightIcon = createIcon('M9 6l6 6-6 6');
/** An arrow into a tray: downloads a file. */
export const DownloadIcon = createIcon('M12 4v11M7 11l5 5 5-5M5 20h14');
/** An exclamation mark: something is missing. */
export const GapIcon = createIcon('M12 5v9M12 18.5v.01');
/** Lines with bullets: a list. */
export const ListIcon = createIcon('M9 7h11M9 12h11M9 17h11M4.5 7v.01M4.5 12v.01M4.5 17v.01');
/** An envelope. */
export const MailIcon = createIcon('M4 6h16v12H4zM4 7l8 6 8-6');
/** Three lines: opens the menu. */
export const MenuIcon = createIcon('M4 7h16M4 12h16M4 17h16');
/** Three dots: more options. */
export const MoreIcon = createIcon(
  'M5 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M17 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
);
/** A crossed-out cloud: offline. */
export const OfflineIcon = createIcon(
  'M4 4l16 16M7 18h10M18.5 16.5A4 4 0 0 0 17 10a6 6 0 0 0-6-4M8 8a6 6 0 0 0-1 3 4 4 0 0 0 0 7',
);
/** A newspaper. */
export const PaperIcon = createIcon('M5 4h11v16H5zM16 9h3v9a2 2 0 0 1-2 2M8 8h5M8 12h5M8 16h5');
/** A pencil: edits. */
export const PencilIcon = createIcon('M4 20h4L19 9l-4-4L4 16z');
/** A plus sign: adds. */
export const PlusIcon = createIcon('M12 5v14M5 12h14');
/** A printer. */
export const PrintIcon = createIcon('M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z');
/** A circular arrow: retries. */
export const RetryIcon = createIcon('M20 12a8 8 0 1 1-2.3-5.7M20 4v4.5h-4.5');
/** A rocket: the awards. */
export const RocketIcon = createIcon(
  'M12 3c4 3 5 8 3 13H9C7 11 8 6 12 3zM9 16l-3 4M15 16l3 4M12 8.5v.01',
);
/** A voting token. */
export const TokenIcon = createIcon('M4 7h16v3a2 2 0 0 0 0 4v3H4v-3a2 2 0 0 0 0-4zM14 7v10');
