/** Address of a picture this shop serves itself; no way leads out of its folder. */
export const OWN_PICTURE = /^\/media\/(?!.*\.\.)[\w./-]+$/;
