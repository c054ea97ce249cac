import type { en } from "./en.ts";

export const ja: Record<keyof typeof en, string> = {
  inFile: "{file}:{line}:{column}: {what}",
  atLine: "{line}行目: {what}",
  afterMove: "{line}行目(「{after}」の後): {what}",

  tooLarge: "ファイルが大きすぎます。読めるのは{limit}文字までです。",
  notYaml: "正しいYAMLではありません({code})。",
  tooDeep: "ファイルの入れ子が深すぎます。",
  empty: "ファイルが空です。シナリオには game、title、rules と、「table」か「refuse」を書きます。",
  otherFile:
    "{is, select, match {これはシナリオではなく、保存した対戦です。続けるには gyoji resume を使います。} report {これはシナリオではなく、問題の報告です。} deck {これはシナリオではなく、デッキファイルです。確かめるには gyoji deck を使います。} other {これはシナリオではなく、カードファイルです。確かめるには gyoji check を使います。}}",
  alias: "シナリオではアンカーとエイリアスを使えません。",
  wrongType: "「{path}」の値の種類が違います。必要なもの: {expected}。",
  wrongValue: "「{path}」は次のどれかでなければなりません: {expected}。",
  unknownKey: "ここに「{key}」というキーはありません。",
  outOfBounds: "「{path}」が短すぎるか長すぎる、または小さすぎるか大きすぎます。",
  wrongForm: "「{path}」は知られている形ではありません。",
  notOneKey: "「{path}」には、席または調べるものをちょうど一つ書いてください。",
  tableOrRefuse: "シナリオには「table」か「refuse」のどちらか一方を書きます。",
  notWithRefuse: "「{key}」は「refuse」と一緒には書けません。",
  problemsMissing: "拒否のシナリオには「problems」を持つ「expect」が必要です。",
  nothingExpected:
    "このシナリオは何も確かめていません。「expect」「legal」「illegal」のどれかを書いてください。",

  differs: "{path}: {expected}のはずが、{found}でした。",
  missing: "{path}: {expected}のはずですが、調べられるものがありません。",
  nothingToDecide: "{seat}には決めることがないので、「{words}」を選べません。",
  notOffered: "{seat}は「{words}」を選べません。選べるもの: {offered}。",
  ambiguous: "{seat}の「{words}」は何通りにも取れます: {matching}。",
  actNotLegal: "{seat}は今これを行えません: {act}。",
  legalDiffers: "{seat}の選択肢が違います。足りないもの: {missing}、余計なもの: {extra}。",
  legalAfterAll: "{seat}は「{words}」を選べないはずですが、選べます。",
  notRefused:
    "{seat}は「{words}」を選べませんが、ゲームがその理由を示していません。理由を示しているもの: {refused}。",
  refusedOtherwise: "{seat}の「{words}」を選べない理由が違います。{expected}のはずが、{found}でした。",
  chanceDoesNotFit: "決めておいた偶然が、ルールの求めるものに合いません: {detail}。",
  chanceLeft: "決めておいた偶然が{count}件残っています。",
  waysDiffer:
    "{way, select, json {決定のたびに保存して再開すると、対戦が別の状態になります。} other {決定のたびに戻してやり直すと、対戦が別の状態になります。}}",
  badArrangement: "{path}: {detail}",
  unknownRefusal: "このゲームには「{what}」の拒否を確かめる方法がありません。",
  otherGame: "これは別のゲームのシナリオです: {game}。",
  crashed: "プログラムが失敗しました: {detail}",
};
