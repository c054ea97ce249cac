import type { en } from "./en.ts";

/** テーブルの横で読むもの、リプレイ、案内（日本語）。 */
export const ja: Readonly<Record<keyof typeof en, string>> = {
  "beside the table": "テーブルの横",
  "tab card": "カード",
  "tab log": "ログ",
  "tab rules": "ルール",
  "card tab empty": "テーブルのカードや場所を押すと、ここに内容と、今選べない理由が出ます。",

  "log empty": "まだ何もありません。",
  "which turn": "対戦のどこを見るか",
  "all turns": "対戦全体",
  "search log": "ログを検索",
  "copy log": "ログをコピー",
  copied: "コピーしました。",
  "copy failed": "ブラウザがコピーを許可しませんでした。",
  "only rule": "ルール{rule}のみ",

  "search rules": "番号か言葉で検索",
  "rules found": "{count, plural, =0 {見つかりません。} other {#件}}",
  "above rule": "このルールの位置",
  "all rules": "ルール一覧",
  "no such rule": "この番号のルールはありません。",
  "in this match": "この対戦では（{count}）",
  scenarios: "{count}件の例",

  replay: "リプレイ",
  "replay first": "最初へ",
  "replay back": "一手戻る",
  "replay play": "再生",
  "replay pause": "一時停止",
  "replay forward": "一手進む",
  "replay last": "最後へ",
  "replay speed": "速さ",
  "replay place": "対戦の位置",
  "replay at": "{entries}手中{at}手目",
  "replay turn": "移動先",
  "replay eyes": "誰の視点で見るか",
  "replay all": "すべてのカードを見る",
  "replay of": "{player}の視点",

  "share link":
    "このリンクには対戦がまるごと入っています。開いた人はリプレイを見られます。サーバーには何も送られません。",
  "share long": "この対戦はリンクに収まりません。ファイルに保存して渡してください。ロビーで開けます。",
  "share packing": "リンクを作っています…",
  link: "リンク",
  "copy link": "リンクをコピー",
  "share elsewhere": "共有…",

  guide: "案内",
  "guide waits": "新しいことが起きたら、また案内します。",
  "guide fold": "案内をたたむ",
  "guide unfold": "案内を開く",
  "guide got it": "了解",
  "guide skip": "案内を終える",
};
