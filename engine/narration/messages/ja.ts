import type { en } from "./en.ts";

/** どのゲームにも共通するテーブルの言葉、日本語。 */
export const ja: Readonly<Record<keyof typeof en, string>> = {
  you: "あなた",
  opponent: "相手",
  player: "プレイヤー{number}",
  "named player": "{name}（{player}）",
  turned: "横向き",
  times: "{name} ×{count}",
  "between cards": "、",
  "hidden card": "伏せられたカード",
  "hidden cards": "カード{count}枚",
  "this card": "このカード",
  "card at": "{card} – {zone}",
  "zone of": "{player}の{zone}",
  place: "{zone}の{position}枚目",
  ability: "{card}、能力{number}",
  "ability by": "{card}（{text}による）",
  numbered: "{text}（その{number}）",
  "turned count": "{turned}{count}",
  empty: "–",
  under: "下に{count}枚",
  noted: "{what}（{note}）",
  "ordered card": "{place, plural, =1 {1（上）} other {#}}：{card}",
  question: "{question} [{rule}]",
  refusal: "{why} [{rule}]",
  "outcome won": "{winner}の勝利。{why}",
  "outcome drawn": "引き分け。{why}",
  "outcome by rule": "{text} [{rule} {summary}]",
  "outcome looped": "選択の余地なく同じ状況が繰り返されたため、引き分けです。繰り返されたこと:",
  "more lines": "…ほか{count}行",
  "deck form":
    "{file}:{line}:{column}: デッキファイルの書き方と違います（「{path}」の所）。game、name、cards を書き、各カードのIDの後に枚数を書きます。",
  "deck name": "{file}:{line}:{column}: デッキの名前は{most}文字までの文字列です。",
  "deck no fields":
    "{file}:{line}:{column}: 保存した対戦でもデッキファイルでもありません。デッキには game、name、cards を書き、各カードのIDの後に枚数を書きます。",
  "deck cards":
    "{file}:{line}:{column}: 「cards」には{most}種類までのカードのIDを書き、それぞれの後に枚数を書きます。",
  "deck count": "{file}:{line}:{column}: 「{card}」の枚数は1から{most}までの整数でなければなりません。",
  "deck no card": "{file}:{line}:{column}: 「{card}」というカードはありません。",
  "other file":
    "{file}: これは{wanted, select, deck {デッキファイル} other {保存した対戦}}ではなく、{is, select, match {保存した対戦} report {問題の報告} cards {カードファイル} deck {デッキファイル} other {シナリオ}}です。",
  "deck game": "{file}:{line}:{column}: このデッキは「{wanted}」ではなく「{game}」のものです。",
  "unknown game": "{file}:{line}:{column}: 「{game}」というゲームはありません。ゲーム: {games}。",
  "record tooLarge": "{file}: 対戦が大きすぎます。読めるのは{limit, number}文字までです。",
  "record cut":
    "{file}:{line}:{column}: ファイルが途中で終わっています。保存した対戦は一つの完全なJSONです。途中で切れているかもしれません。",
  "record notJson":
    "{file}:{line}:{column}: ここからJSONとして正しくありません。保存した対戦は一つのJSONだけからなります。",
  "record tooDeep": "{file}:{line}:{column}: ファイルの入れ子が深すぎます。",
  "record tooMany": "{file}:{line}:{column}: ここの数が多すぎます。読めるのは{limit, number}までです。",
  "record otherFormat":
    "{file}:{line}:{column}: この対戦はgyojiの別の版で保存されたもので、この版では読めない形式です。",
  "record no match":
    "{file}:{line}:{column}: このプログラムが保存した対戦ではありません。gyojiが保存したファイルを使ってください。",
  "record option":
    "{file}:{line}:{column}: 「{written}」はこのゲームのオプションではありません。オプション: {options}。",
  "record player":
    "{file}:{line}:{column}: 「{written}」というプレイヤーはここにはいません。プレイヤー: {players}。",
  "record players":
    "{file}:{line}:{column}: この対戦にはプレイヤーが{count}人書かれていますが、席は{seats}つです。",
  "record deck": "{file}:{line}:{column}: プレイヤー{seat}のデッキは使えないデッキです: {what} [{rule}]",
  "record notMatch":
    "{file}:{line}:{column}: このプログラムが保存した対戦ではありません（「{path}」の所）。gyojiが保存したファイルを使ってください。",
  "record otherGame": "{file}:{line}:{column}: 別のゲーム「{game}」の対戦です。",
  "record unknownCard": "{file}:{line}:{column}: この対戦のカード {card} は、ここにはありません。",
  "record otherText": "{file}:{line}:{column}: カード {card} の内容が対戦時と違うため、再現できません。",
  "record illegalEntry":
    "{file}:{line}:{column}: {entry}件目の手はそこではできません。ファイルが変更されたか、ルールの違う版のものです。",
  "record otherEnd":
    "{file}:{line}:{column}: 対戦の結末がハッシュと合いません（期待 {expected}、実際 {found}）。ファイルが変更されたか、ルールの違う版のものです。",
};
