import { defineFragment } from '@jishi/contracts';
import { UnreadBadge } from '../features/unread-badge/unread-badge.tsx';

export default defineFragment('mf_user_centre/unread-badge', UnreadBadge);
