/** The lists a product can be put into come when they are asked for. */
export const fetchPutInList = () => import('./components/put-in-list-dialog.tsx');
