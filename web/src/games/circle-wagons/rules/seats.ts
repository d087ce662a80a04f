// Who is shown in the drawings: the player at seat 1 and the rival at seat 2.
export const ME = 1;
export const RIVAL = 2;
