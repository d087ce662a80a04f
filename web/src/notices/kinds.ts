// What somebody can be told of.

export const WHAT = ["turn", "reminder", "invited", "remark", "over"] as const;

export const LABELS = {
  turn: "notice-set-turn",
  reminder: "notice-set-reminder",
  invited: "notice-set-invited",
  remark: "notice-set-remark",
  over: "notice-set-over",
};
