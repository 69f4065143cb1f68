import com.prowidesoftware.swift.model.mx.MxPain00100109;
import com.prowidesoftware.swift.model.mx.MxWriteConfiguration;
import com.prowidesoftware.swift.model.mx.dic.AccountIdentification4Choice;
import com.prowidesoftware.swift.model.mx.dic.BranchAndFinancialInstitutionIdentification6;
import com.prowidesoftware.swift.model.mx.dic.CashAccount38;
import com.prowidesoftware.swift.model.mx.dic.CreditTransferTransaction34;
import com.prowidesoftware.swift.model.mx.dic.PaymentInstruction30;
import com.prowidesoftware.swift.model.mx.dic.PostalAddress24;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Reads each file of wires of a folder with pw-iso20022, and writes beside it what it read, field by field, as JSON; and as it writes the message anew, for
 * our reader.
 */
class ReadWires {
  /** As our reader wants it, which reads what is compared with what we wrote. */
  private static final String declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";

  public static void main(String[] args) throws Exception {
    MxWriteConfiguration plain = new MxWriteConfiguration();
    plain.documentPrefix = null;
    plain.includeXMLDeclaration = false;
    try (DirectoryStream<Path> files = Files.newDirectoryStream(Path.of(args[0]), "{wires,spoilt}-*.xml")) {
      for (Path file : files) {
        MxPain00100109 message = MxPain00100109.parse(Files.readString(file));
        Files.writeString(Path.of(file + ".read"), message == null ? "null" : told(message));
        String name = file.getFileName().toString();
        if (!name.startsWith("wires-")) continue;
        Files.writeString(
          file.resolveSibling(name.replace("wires-", "again-")),
          declaration + message.message(plain) + "\n"
        );
      }
    }
  }

  private static String told(MxPain00100109 message) {
    var header = message.getCstmrCdtTrfInitn().getGrpHdr();
    PaymentInstruction30 block = message.getCstmrCdtTrfInitn().getPmtInf().get(0);
    Map<String, String> file = new LinkedHashMap<>();
    file.put("messageID", quoted(header.getMsgId()));
    file.put("requestedOn", quoted(block.getReqdExctnDt().getDt().toString()));
    file.put("count", header.getNbOfTxs());
    file.put("sum", quoted(header.getCtrlSum().toPlainString()));
    file.put("debtor", quoted(account(block.getDbtrAcct())));
    file.put("wires", "[" + String.join(",", block.getCdtTrfTxInf().stream().map(ReadWires::wire).toList()) + "]");
    return object(file);
  }

  private static String wire(CreditTransferTransaction34 wire) {
    PostalAddress24 address = wire.getCdtr().getPstlAdr();
    var intermediary = wire.getIntrmyAgt1();
    var further = wire.getInstrForCdtrAgt();
    Map<String, String> told = new LinkedHashMap<>();
    told.put("reference", quoted(wire.getPmtId().getEndToEndId()));
    told.put("uetr", quoted(wire.getPmtId().getUETR()));
    told.put("amount", quoted(wire.getAmt().getInstdAmt().getValue().toPlainString()));
    told.put("beneficiary", quoted(wire.getCdtr().getNm()));
    told.put("street", quoted(address.getStrtNm()));
    told.put("building", quoted(address.getBldgNb()));
    told.put("postcode", quoted(address.getPstCd()));
    told.put("town", quoted(address.getTwnNm()));
    told.put("state", quoted(address.getCtrySubDvsn()));
    told.put("country", quoted(address.getCtry()));
    told.put("bank", quoted(wire.getCdtrAgt().getFinInstnId().getNm()));
    told.put("routing", quoted(routing(wire.getCdtrAgt())));
    told.put("account", quoted(account(wire.getCdtrAcct())));
    told.put("intermediary", quoted(intermediary == null ? "" : intermediary.getFinInstnId().getNm()));
    told.put("intermediaryRouting", quoted(intermediary == null ? "" : routing(intermediary)));
    told.put("furtherCredit", quoted(further.isEmpty() ? "" : further.get(0).getInstrInf()));
    told.put("remittance", quoted(wire.getRmtInf().getUstrd().get(0)));
    return object(told);
  }

  private static String account(CashAccount38 account) {
    AccountIdentification4Choice id = account.getId();
    return id.getOthr().getId();
  }

  private static String routing(BranchAndFinancialInstitutionIdentification6 bank) {
    return bank.getFinInstnId().getClrSysMmbId().getMmbId();
  }

  private static String object(Map<String, String> values) {
    return "{" + String.join(",", values.entrySet().stream().map(one -> quoted(one.getKey()) + ":" + one.getValue()).toList()) + "}";
  }

  private static String quoted(String text) {
    StringBuilder told = new StringBuilder("\"");
    for (char letter : (text == null ? "" : text).toCharArray())
      told.append(letter == '"' || letter == '\\' || letter < ' ' ? String.format("\\u%04x", (int) letter) : String.valueOf(letter));
    return told.append('"').toString();
  }
}
